import type { Screen } from "./screen";

/** The tutorial of 余姚麻将. */
export const yuyaoMahjong: readonly Screen[] = [
  {
    id: "long",
    title: { "zh-Hans": "两个“龙”", "zh-Hant": "兩個「龍」", en: "Two meanings of 龙" },
    text: {
      "zh-Hans":
        "龙牌是百搭，可以当任何牌。算分时说“几龙”，龙又是分的单位：一龙一分。胡牌没有门槛，最小的牌也有底 11 龙。",
      "zh-Hant":
        "龍牌是百搭，可以當任何牌。算分時說「幾龍」，龍又是分的單位：一龍一分。胡牌沒有門檻，最小的牌也有底 11 龍。",
      en: "A 龙牌 is a wild tile and stands for any tile. In counting, a 龙 (long) is the unit: one long, one chip. There is no minimum to win, and even the smallest hand has a base of 11 longs.",
    },
    rules: ["1.5", "6.1", "8.1"],
    show: {
      rows: [
        { notation: "123m", caption: { "zh-Hans": "顺子", "zh-Hant": "順子", en: "a run" } },
        { notation: "555p", caption: { "zh-Hans": "刻子", "zh-Hant": "刻子", en: "a triplet" } },
        { notation: "EE", caption: { "zh-Hans": "将", "zh-Hant": "將", en: "the pair" } },
      ],
    },
  },
  {
    id: "flip",
    title: { "zh-Hans": "翻牌定龙", "zh-Hant": "翻牌定龍", en: "The flipped tile" },
    text: {
      "zh-Hans": "开局翻一张，它的下一张是龙牌。九的下一张是一，北的下一张是东，白的下一张是中。",
      "zh-Hant": "開局翻一張，它的下一張是龍牌。九的下一張是一，北的下一張是東，白的下一張是中。",
      en: "A tile is flipped, and the kind next after it is wild. After nine comes one, after 北 comes 东, after 白 comes 中.",
    },
    rules: ["1.3", "1.4"],
    show: { indicator: "N" },
    task: {
      kind: "choose-tile",
      prompt: {
        "zh-Hans": "翻出的是北。哪张是龙牌？",
        "zh-Hant": "翻出的是北。哪張是龍牌？",
        en: "北 is flipped. Which tile is wild?",
      },
      hand: "1m E S W N C",
      answers: ["discard E"],
      right: {
        "zh-Hans": "对，北的下一张是东。",
        "zh-Hant": "對，北的下一張是東。",
        en: "Right: after 北 comes 东.",
      },
      wrong: {
        "zh-Hans": "东→南→西→北→东，转一圈。",
        "zh-Hant": "東→南→西→北→東，轉一圈。",
        en: "东→南→西→北→东: it runs in a circle.",
      },
    },
  },
  {
    id: "modes",
    title: { "zh-Hans": "亮子和瞎子", "zh-Hant": "亮子和瞎子", en: "Two modes" },
    text: {
      "zh-Hans":
        "打亮子：能吃、碰、杠，可以点炮胡、自摸、抢杠。打瞎子：不能吃，碰和杠不限次数，只能自摸。进房间先看玩法。",
      "zh-Hant":
        "打亮子：能吃、碰、槓，可以點炮胡、自摸、搶槓。打瞎子：不能吃，碰和槓不限次數，只能自摸。進房間先看玩法。",
      en: "In 亮子 there is chi, peng and kong, and you win on discards, on your own draw or by robbing a kong. In 瞎子 there is no chi, peng and kong are unlimited, and you win on your own draw only. Look at the mode when you enter a room.",
    },
    rules: ["2.1", "5.1"],
    show: {
      hand: "123456m789p23sEE",
      tile: "4s",
      by: "discard",
      from: 3,
      dealer: 2,
      indicator: "4p",
      wild: "5p",
    },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "打亮子，上家打出四索。能胡吗？",
        "zh-Hant": "打亮子，上家打出四索。能胡嗎？",
        en: "The mode is 亮子, and the player before you discards 四索. Do you win?",
      },
      hand: "123456m789p23sEE",
      actions: ["hu", "pass"],
      answers: ["hu"],
      right: {
        "zh-Hans": "胡！亮子可以胡别人打的牌。打瞎子就只能等自摸。",
        "zh-Hant": "胡！亮子可以胡別人打的牌。打瞎子就只能等自摸。",
        en: "You win: in 亮子 a discard will do. In 瞎子 you would have to draw it.",
      },
      wrong: {
        "zh-Hans": "四副顺子，东东作将，已经成了。",
        "zh-Hant": "四副順子，東東作將，已經成了。",
        en: "Four runs and a pair of 东: the hand is complete.",
      },
    },
  },
  {
    id: "count",
    title: { "zh-Hans": "算龙", "zh-Hant": "算龍", en: "Counting" },
    text: {
      "zh-Hans":
        "胡了就一行一行加：底 11，没有龙牌是无龙 2，一共 13 龙。打亮子点炮：点炮的付 13，另外两家各付一半，不足一分算一分，各 7。自摸就三家各付 13。",
      "zh-Hant":
        "胡了就一行一行加：底 11，沒有龍牌是無龍 2，一共 13 龍。打亮子點炮：點炮的付 13，另外兩家各付一半，不足一分算一分，各 7。自摸就三家各付 13。",
      en: "The lines add up: base 11, no wild 2, 13 longs in all. On a discard the discarder pays 13 and the other two half of it each, rounded up: 7. On a self-draw all three pay 13.",
    },
    rules: ["6.2", "8.2", "8.3"],
    show: {
      hand: "123456m789p23sEE",
      tile: "4s",
      by: "discard",
      from: 3,
      dealer: 2,
      indicator: "4p",
      wild: "5p",
      worth: {
        lines: [
          { id: "di", names: { "zh-Hans": "底", "zh-Hant": "底", en: "base" }, value: 11 },
          {
            id: "wu_long",
            names: { "zh-Hans": "无龙", "zh-Hant": "無龍", en: "no wild" },
            value: 2,
          },
        ],
        total: 13,
      },
    },
  },
  {
    id: "unrelated",
    title: { "zh-Hans": "十三不搭", "zh-Hant": "十三不搭", en: "Thirteen unrelated" },
    text: {
      "zh-Hans":
        "不成副也能胡：没有两张一样的，同门的任何两张至少差 3，这叫十三不搭。七种风牌都齐，再加七风齐。",
      "zh-Hant":
        "不成副也能胡：沒有兩張一樣的，同門的任何兩張至少差 3，這叫十三不搭。七種風牌都齊，再加七風齊。",
      en: "A hand without sets can win, too: no two tiles alike, and no two numbers of one suit closer than 3. With all seven honours there is a line more.",
    },
    rules: ["6.3"],
    show: {
      hand: "147m258p3sESWNCF",
      tile: "P",
      by: "discard",
      from: 3,
      dealer: 2,
      indicator: "8s",
      wild: "9s",
      worth: {
        lines: [
          { id: "di", names: { "zh-Hans": "底", "zh-Hant": "底", en: "base" }, value: 11 },
          {
            id: "shi_san_bu_da",
            names: { "zh-Hans": "十三不搭", "zh-Hant": "十三不搭", en: "thirteen unrelated" },
            value: 1,
          },
          {
            id: "qi_feng_qi",
            names: { "zh-Hans": "七风齐", "zh-Hant": "七風齊", en: "all seven honours" },
            value: 1,
          },
          {
            id: "wu_long",
            names: { "zh-Hans": "无龙", "zh-Hant": "無龍", en: "no wild" },
            value: 2,
          },
        ],
        total: 15,
      },
    },
    task: {
      kind: "choose-tile",
      prompt: {
        "zh-Hans": "手里是这些牌，想做十三不搭。打哪张？",
        "zh-Hant": "手裡是這些牌，想做十三不搭。打哪張？",
        en: "You are heading for thirteen unrelated. Which tile must go?",
      },
      hand: "1478m258p3sESWNCF",
      answers: ["discard 8m", "discard 7m"],
      right: {
        "zh-Hans": "对，七万和八万只差 1，要去掉一张。",
        "zh-Hant": "對，七萬和八萬只差 1，要去掉一張。",
        en: "Right: 七万 and 八万 are only 1 apart, so one of them goes.",
      },
      wrong: {
        "zh-Hans": "找一找同门里差不到 3 的两张。",
        "zh-Hant": "找一找同門裡差不到 3 的兩張。",
        en: "Look for two tiles of one suit closer than 3.",
      },
    },
  },
  {
    id: "pairs",
    title: { "zh-Hans": "对对碰", "zh-Hant": "對對碰", en: "Seven pairs" },
    text: {
      "zh-Hans":
        "七对，手里有龙牌的叫对对碰，没有龙牌的叫清七对，值 10 龙。不能吃碰杠，四张一样的算两对，龙牌可以和任何牌成对。",
      "zh-Hant":
        "七對，手裡有龍牌的叫對對碰，沒有龍牌的叫清七對，值 10 龍。不能吃碰槓，四張一樣的算兩對，龍牌可以和任何牌成對。",
      en: "Seven pairs with a wild in the hand are 对对碰; without a wild they are 清七对, worth 10 longs. No melds; four alike are two pairs, and a wild pairs with any tile.",
    },
    rules: ["6.3"],
    show: {
      hand: "1133m5577p22sEEP",
      tile: "P",
      by: "discard",
      from: 3,
      dealer: 2,
      indicator: "8s",
      wild: "9s",
      worth: {
        lines: [
          { id: "di", names: { "zh-Hans": "底", "zh-Hant": "底", en: "base" }, value: 11 },
          {
            id: "wu_long",
            names: { "zh-Hans": "无龙", "zh-Hant": "無龍", en: "no wild" },
            value: 2,
          },
          {
            id: "qing_qi_dui",
            names: { "zh-Hans": "清七对", "zh-Hant": "清七對", en: "pure seven pairs" },
            value: 10,
          },
        ],
        total: 23,
      },
    },
  },
  {
    id: "any-tile",
    title: { "zh-Hans": "见什么胡什么", "zh-Hant": "見什麼胡什麼", en: "Any tile will do" },
    text: {
      "zh-Hans":
        "六对加一张龙牌：来什么都能凑成第七对。这种听牌叫抛龙，只能自摸，不能胡别人打的牌；自摸了多 10 龙，摸到龙牌是龙抛龙，多 20 龙。",
      "zh-Hant":
        "六對加一張龍牌：來什麼都能湊成第七對。這種聽牌叫拋龍，只能自摸，不能胡別人打的牌；自摸了多 10 龍，摸到龍牌是龍拋龍，多 20 龍。",
      en: "Six pairs and a wild: whatever comes makes the seventh pair. Such a hand (抛龙) wins only on its own draw, never on a discard; then it is worth 10 longs more, or 20 if you draw a wild.",
    },
    rules: ["5.6", "6.5"],
    show: {
      hand: "1133m5577p229sEE",
      tile: "6m",
      by: "discard",
      from: 3,
      dealer: 2,
      indicator: "8s",
      wild: "9s",
    },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "上家打出六万。能胡吗？",
        "zh-Hant": "上家打出六萬。能胡嗎？",
        en: "The player before you discards 六万. Do you win?",
      },
      hand: "1133m5577p229sEE",
      actions: ["hu", "pass"],
      answers: ["pass"],
      right: {
        "zh-Hans": "对，见什么胡什么的牌只能自摸。",
        "zh-Hant": "對，見什麼胡什麼的牌只能自摸。",
        en: "Right: a hand that any tile completes wins on its own draw only.",
      },
      wrong: {
        "zh-Hans": "这是抛龙的牌型，别人打的不能胡。",
        "zh-Hant": "這是拋龍的牌型，別人打的不能胡。",
        en: "This hand waits for any tile, so a discard won't do.",
      },
    },
  },
  {
    id: "swap",
    title: { "zh-Hans": "吃了不能换", "zh-Hant": "吃了不能換", en: "No swapping" },
    text: {
      "zh-Hans":
        "用四五万吃了三万，这次就不能打三万，也不能打六万，因为它们都能和四五万凑成顺子。（房间可以选别的规矩。）",
      "zh-Hant":
        "用四五萬吃了三萬，這次就不能打三萬，也不能打六萬，因為它們都能和四五萬湊成順子。（房間可以選別的規矩。）",
      en: "You have used 四五万 to chi 三万. Now you may discard neither 三万 nor 六万, as both make a run with 四五万. (A room may choose otherwise.)",
    },
    rules: ["4.1", "4.8"],
    show: { hand: "36m22p579s44sPP", melds: ["chi 345m"], dealer: 2, indicator: "C", wild: "F" },
    task: {
      kind: "choose-tile",
      prompt: {
        "zh-Hans": "这里有两张现在不能打，其余都能打。打一张能打的。",
        "zh-Hant": "這裡有兩張現在不能打，其餘都能打。打一張能打的。",
        en: "Two of these may not be discarded now, all others may. Discard one that may.",
      },
      hand: "36m22p579s44sPP",
      answers: ["discard 2p", "discard 5s", "discard 7s", "discard 9s", "discard 4s", "discard P"],
      right: {
        "zh-Hans": "对，这张可以打。",
        "zh-Hant": "對，這張可以打。",
        en: "Right, this one may go.",
      },
      wrong: {
        "zh-Hans": "三万和六万这次都不能打。",
        "zh-Hant": "三萬和六萬這次都不能打。",
        en: "Neither 三万 nor 六万 may be discarded now.",
      },
    },
  },
  {
    id: "kong-points",
    title: { "zh-Hans": "杠分另记", "zh-Hant": "槓分另記", en: "Kong points" },
    text: {
      "zh-Hans":
        "开杠有杠分，另记一本账：打亮子点杠由打牌的人付 10，明杠和暗杠三家各付 10。流局也好，输了也好，杠分照算。有三杠这一条时，一个人开到第三个杠，三家全缴！",
      "zh-Hant":
        "開槓有槓分，另記一本帳：打亮子點槓由打牌的人付 10，明槓和暗槓三家各付 10。流局也好，輸了也好，槓分照算。有三槓這一條時，一個人開到第三個槓，三家全繳！",
      en: "Kongs earn points in an account of their own: in 亮子 a claimed kong costs the discarder 10, an added or concealed one each of the three 10. They count even if the round is drawn or lost. And with the option three kongs, a player's third kong makes all three pay everything!",
    },
    rules: ["9.1", "9.2", "7.2"],
    show: {
      melds: ["gang 8888s", "angang 2222p"],
      hand: "345m67pEE",
      dealer: 2,
      indicator: "8m",
      wild: "9m",
    },
  },
  {
    id: "all-pay",
    title: { "zh-Hans": "三家全缴", "zh-Hant": "三家全繳", en: "All pay" },
    text: {
      "zh-Hans":
        "最大的牌不算龙，三家把分全部缴出来，一场也就结束：摸到四张龙牌（四龙）、开三个杠（三杠）、连打十一张风牌或龙牌（11风）、14 张全是风牌和龙牌（全风向）。打瞎子还有无龙清一色。教程到这里，上桌试试吧。",
      "zh-Hant":
        "最大的牌不算龍，三家把分全部繳出來，一場也就結束：摸到四張龍牌（四龍）、開三個槓（三槓）、連打十一張風牌或龍牌（11風）、14 張全是風牌和龍牌（全風向）。打瞎子還有無龍清一色。教程到這裡，上桌試試吧。",
      en: "The greatest hands are not counted: the three others give all they have, and the match is over. Four wilds in hand, three kongs, eleven honours or wilds discarded in a row, or a hand of nothing but honours and wilds; in 瞎子 also one suit without wilds. That was the tutorial; go and try a table.",
    },
    rules: ["7.1", "7.2", "7.3", "7.4", "7.5"],
    show: {
      hand: "EESSSWWNNNCCP",
      tile: "P",
      by: "self_draw",
      dealer: 2,
      indicator: "8s",
      wild: "9s",
      worth: {
        lines: [
          {
            id: "quan_feng_xiang",
            names: { "zh-Hans": "全风向", "zh-Hant": "全風向", en: "all honours" },
            value: 0,
          },
        ],
        total: 0,
      },
    },
  },
];
