"""Every error answer of the HTTP API: problem details (RFC 9457) with a code that stays the same
and words in three languages.

The body is `{"type", "title", "status", "code", "message": {zh-Hans, zh-Hant, en}, "detail"?,
"rule"?, "retry_after"?}`, its media type `application/problem+json`. The same codes and words
serve the WebSocket's `error` message.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from paiju.engine.names import Names
from paiju.engine.refusal import BadInput, Refused

MEDIA_TYPE = "application/problem+json"


class Kind(msgspec.Struct, frozen=True):
    """A kind of problem: its HTTP status and its words."""

    status: int
    message: Names


def _kind(status: int, zh_hans: str, zh_hant: str, en: str) -> Kind:
    return Kind(status, Names(zh_hans, zh_hant, en))


KINDS: dict[str, Kind] = {
    # anything
    "bad_input": _kind(400, "输入有误", "輸入有誤", "The input is not valid"),
    "not_found": _kind(404, "没有找到", "沒有找到", "Not found"),
    "method_not_allowed": _kind(405, "不支持的操作", "不支援的操作", "Method not allowed"),
    "too_large": _kind(413, "内容太大", "內容太大", "Too large"),
    "unsupported_media_type": _kind(
        415, "不支持的内容格式", "不支援的內容格式", "Unsupported media type"
    ),
    "too_many_requests": _kind(
        429,
        "操作太频繁，请稍后再试",
        "操作太頻繁，請稍後再試",
        "Too many requests, try again later",
    ),
    "internal": _kind(500, "服务器出错了", "伺服器出錯了", "The server made a mistake"),
    "unavailable": _kind(503, "服务暂不可用", "服務暫不可用", "The service is not available now"),
    "draining": _kind(
        503,
        "服务器即将更新，暂不能开新桌",
        "伺服器即將更新，暫不能開新桌",
        "The server is about to be updated: no new tables for now",
    ),
    "refused": _kind(409, "不能这样做", "不能這樣做", "This is not allowed"),
    # who one is
    "not_signed_in": _kind(401, "请先登录", "請先登入", "Sign in first"),
    "cross_site": _kind(
        403, "拒绝来自其他网站的请求", "拒絕來自其他網站的請求", "Cross-site request refused"
    ),
    "forbidden": _kind(403, "没有权限", "沒有權限", "Not permitted"),
    "banned": _kind(403, "账号已被封禁", "帳號已被封禁", "This player is banned"),
    "wrong_credentials": _kind(
        403, "用户名或密码不对", "使用者名稱或密碼不對", "Wrong name or password"
    ),
    "name_taken": _kind(409, "这个名字已有人用", "這個名字已有人用", "This name is taken"),
    "already_account": _kind(409, "已经是注册账号", "已經是註冊帳號", "Already an account"),
    "not_account": _kind(
        409, "游客没有密码，请先注册", "訪客沒有密碼，請先註冊", "A guest has no password"
    ),
    "name_length": _kind(
        422,
        "名字最多八个汉字或十六个字母",
        "名字最多八個漢字或十六個字母",
        "A name has at most 16 letters, or 8 Chinese characters",
    ),
    "name_script": _kind(
        422,
        "名字只能用汉字、字母、数字",
        "名字只能用漢字、字母、數字",
        "A name takes Chinese characters, letters and digits only",
    ),
    "name_reserved": _kind(
        422,
        "这个名字会让人误会，请换一个",
        "這個名字會讓人誤會，請換一個",
        "This name could mislead, take another",
    ),
    "password_length": _kind(
        422,
        "密码要八到一百二十八个字符",
        "密碼要八到一百二十八個字元",
        "A password has 8 to 128 characters",
    ),
    "password_weak": _kind(
        422, "密码太容易猜到", "密碼太容易猜到", "The password is too easy to guess"
    ),
    # rooms and tables
    "room_not_found": _kind(404, "没有这个房间", "沒有這個房間", "There is no such room"),
    "room_full": _kind(409, "房间已满", "房間已滿", "The room is full"),
    "not_at_table": _kind(409, "请先进入房间", "請先進入房間", "Join a room first"),
    "spectators_not_allowed": _kind(
        403, "这个房间不让旁观", "這個房間不讓旁觀", "This room allows no spectators"
    ),
    "advice_not_allowed": _kind(
        403, "这个房间不给指点", "這個房間不給指點", "This room allows no advice"
    ),
    "too_many_rooms": _kind(
        409, "开的房间太多了", "開的房間太多了", "You have too many rooms open"
    ),
    "daily_limit": _kind(
        409,
        "今天的游戏时间已到上限，明天再玩吧",
        "今天的遊戲時間已到上限，明天再玩吧",
        "Today's playing time is used up; see you tomorrow",
    ),
    # records
    "record_not_found": _kind(404, "没有这份牌谱", "沒有這份牌譜", "There is no such record"),
}


class Problem(Exception):  # noqa: N818 - an answer to a client, not a fault of the program
    """Something is refused, for a reason with a code of `KINDS`.

    `detail` says in one plain sentence what exactly was wrong, where the words of the kind don't;
    `retry_after` is in seconds.
    """

    def __init__(
        self, code: str, *, detail: str | None = None, retry_after: float | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.kind = KINDS[code]
        self.detail = detail
        self.retry_after = retry_after

    @property
    def message(self) -> Names:
        return self.kind.message


class Details(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The body of an error answer."""

    type: str
    title: str
    status: int
    code: str
    message: Names
    detail: str | None = None
    rule: str | None = None
    retry_after: int | None = None


def details_of(error: Exception) -> Details:
    """What a client is told about an error; nothing of the inside for one that is not foreseen."""
    if isinstance(error, Problem):
        retry = None if error.retry_after is None else max(1, round(error.retry_after + 0.5))
        return _details(error.code, detail=error.detail, retry_after=retry)
    if isinstance(error, Refused):
        return Details(
            type=f"urn:paiju:problem:{error.code}",
            title=error.message.en,
            status=HTTPStatus.CONFLICT,
            code=error.code,
            message=error.message,
            rule=error.rule,
        )
    if isinstance(error, BadInput | msgspec.ValidationError | msgspec.DecodeError):
        return _details("bad_input", detail=str(error))
    if isinstance(error, HTTPException):
        return _details_of_http(error)
    return _details("internal")


def _details(code: str, detail: str | None = None, retry_after: int | None = None) -> Details:
    kind = KINDS[code]
    return Details(
        type=f"urn:paiju:problem:{code}",
        title=kind.message.en,
        status=kind.status,
        code=code,
        message=kind.message,
        detail=detail,
        retry_after=retry_after,
    )


_BY_STATUS = {
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many_requests",
    503: "unavailable",
}


def _details_of_http(error: HTTPException) -> Details:
    if error.status_code >= 500 and error.status_code not in _BY_STATUS:
        return _details("internal")
    code = _BY_STATUS.get(error.status_code, "bad_input")
    return _details(code, detail=_sentence(error) if code == "bad_input" else None)


def _sentence(error: HTTPException) -> str:
    extra = error.extra
    if not isinstance(extra, list):
        return error.detail
    parts = [
        f"{item.get('key', 'body')}: {item.get('message', '')}"
        for item in extra
        if isinstance(item, dict)
    ]
    return "; ".join(parts) or error.detail


def answer(error: Exception) -> Response[Details]:
    """The HTTP answer to an error."""
    details = details_of(error)
    headers = dict(getattr(error, "headers", None) or {})
    if details.retry_after is not None:
        headers["Retry-After"] = str(details.retry_after)
    return Response(details, status_code=details.status, media_type=MEDIA_TYPE, headers=headers)


def _handler(request: Request[Any, Any, Any], error: Exception) -> Response[Details]:
    response = answer(error)
    faulty = response.status_code == HTTPStatus.INTERNAL_SERVER_ERROR
    platform = request.app.state.get("platform")
    if platform is not None:
        platform.metrics.refusals.labels(response.content.code).inc()
        if faulty:
            platform.metrics.errors.labels("http").inc()
    if faulty:
        structlog.get_logger().error(
            "request failed", method=request.method, path=request.url.path, exc_info=error
        )
    return response


exception_handlers: ExceptionHandlersMap = dict.fromkeys(
    (Problem, Refused, BadInput, HTTPException, Exception), _handler
)
"""For `Litestar(exception_handlers=…)`."""
