import type { Screen } from "./screen";

/** The tutorial of 甲乙丙. */
export const jiayibing: readonly Screen[] = [
  {
    id: "sides",
    title: { "zh-Hans": "六个人，两伙", "zh-Hant": "六個人，兩夥", en: "Six players, two sides" },
    text: {
      "zh-Hans":
        "六个人坐一圈，座位叫甲、A、乙、B、丙、C。甲、乙、丙一伙，A、B、C 一伙，你的左右两边都是对手。用两副牌，每人 18 张。你们三个人都先出完，就能抓住手里还有牌的对手。",
      "zh-Hant":
        "六個人坐一圈，座位叫甲、A、乙、B、丙、C。甲、乙、丙一夥，A、B、C 一夥，你的左右兩邊都是對手。用兩副牌，每人 18 張。你們三個人都先出完，就能抓住手裡還有牌的對手。",
      en: "Six players sit in the order 甲, A, 乙, B, 丙, C. 甲, 乙 and 丙 play together against A, B and C, so both your neighbours are opponents. Two packs are used, 18 cards each. When all three of you are out, the opponents who still hold cards are caught.",
    },
    rules: ["1.1", "1.2", "1.3"],
    show: {},
  },
  {
    id: "order",
    title: { "zh-Hans": "哪张大", "zh-Hant": "哪張大", en: "Which card is higher" },
    text: {
      "zh-Hans": "从大到小：大王、小王、2、A、K、Q、J、10 直到 3。花色不管用，王也不能当别的牌。",
      "zh-Hant": "從大到小：大王、小王、2、A、K、Q、J、10 直到 3。花色不管用，王也不能當別的牌。",
      en: "From high to low: big joker, small joker, 2, A, K, Q, J, 10 and so on down to 3. Suits don't matter, and jokers never stand for other cards.",
    },
    rules: ["2.1", "2.2", "2.4"],
    show: {
      rows: [
        {
          notation: "BJ SJ 2s As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s",
          caption: { "zh-Hans": "从大到小", "zh-Hant": "從大到小", en: "From high to low" },
        },
      ],
    },
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "对手出了一张 A。你的牌里只有一张能管住它，出那张。",
        "zh-Hant": "對手出了一張 A。你的牌裡只有一張能管住它，出那張。",
        en: "An opponent has played an ace. Only one of your cards beats it: play that one.",
      },
      hand: "3h 8c Jd Ks Ah 2d",
      beat: "As",
      answers: ["play 2d"],
      right: {
        "zh-Hans": "对，2 比 A 大。A 只和 A 一样大，管不住。",
        "zh-Hant": "對，2 比 A 大。A 只和 A 一樣大，管不住。",
        en: "Right: the 2 beats the ace. An ace is equal to an ace and doesn't beat it.",
      },
      wrong: {
        "zh-Hans": "再看看：比 A 大的只有 2、小王、大王。",
        "zh-Hant": "再看看：比 A 大的只有 2、小王、大王。",
        en: "Look again: only a 2 or a joker is higher than an ace.",
      },
    },
  },
  {
    id: "types",
    title: { "zh-Hans": "四种牌型", "zh-Hant": "四種牌型", en: "Four types of play" },
    text: {
      "zh-Hans":
        "只有四种出法：单张、对、三同张、四同张，都是同点的牌。没有顺子，也没有三带一。你首出的时候，出哪一种都行。",
      "zh-Hant":
        "只有四種出法：單張、對、三同張、四同張，都是同點的牌。沒有順子，也沒有三帶一。你首出的時候，出哪一種都行。",
      en: "There are only four things to play: a single, a pair, a triple, a quad, always of one rank. No runs, and nothing goes along with a triple. When you lead, any of them will do.",
    },
    rules: ["3.1", "3.2"],
    show: {
      rows: [
        { notation: "9h", caption: { "zh-Hans": "单张", "zh-Hant": "單張", en: "single" } },
        { notation: "9h 9s", caption: { "zh-Hans": "对", "zh-Hant": "對", en: "pair" } },
        {
          notation: "9h 9s 9d",
          caption: { "zh-Hans": "三同张", "zh-Hant": "三同張", en: "triple" },
        },
        {
          notation: "9h 9s 9d 9c",
          caption: { "zh-Hans": "四同张", "zh-Hant": "四同張", en: "quad" },
        },
      ],
    },
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "轮到你首出。一次出掉三张小牌：出一个三同张。",
        "zh-Hant": "輪到你首出。一次出掉三張小牌：出一個三同張。",
        en: "You lead. Get rid of three low cards at once: play a triple.",
      },
      hand: "3s 5s 5h 8s 8h 8d Kc 2s",
      answers: ["play 8s 8h 8d"],
      right: {
        "zh-Hans": "好！三张 8 一次就出去了。",
        "zh-Hant": "好！三張 8 一次就出去了。",
        en: "Good: three 8s are gone at once.",
      },
      wrong: {
        "zh-Hans": "三同张要三张同点的牌。",
        "zh-Hant": "三同張要三張同點的牌。",
        en: "A triple is three cards of one rank.",
      },
    },
  },
  {
    id: "follow",
    title: { "zh-Hans": "跟牌", "zh-Hant": "跟牌", en: "Following" },
    text: {
      "zh-Hans": "跟牌要张数相同、点数更大，一样大的管不住。别人出对，你也要出对。",
      "zh-Hant": "跟牌要張數相同、點數更大，一樣大的管不住。別人出對，你也要出對。",
      en: "To follow you play the same number of cards, of a higher rank; an equal rank doesn't beat. To a pair you answer with a pair.",
    },
    rules: ["3.3"],
    show: { plays: [{ seat: 5, action: "play 7s 7h" }] },
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "上家出了一对 7。用一对管住它。",
        "zh-Hant": "上家出了一對 7。用一對管住它。",
        en: "The player before you has played a pair of 7s. Beat it with a pair.",
      },
      hand: "5s 5h 7d 7c 8s 8h 8d Jc",
      beat: "7s 7h",
      answers: ["play 8s 8h", "play 8s 8d", "play 8h 8d"],
      right: {
        "zh-Hans": "对。三张 8 里出哪两张都行，花色不管用。",
        "zh-Hant": "對。三張 8 裡出哪兩張都行，花色不管用。",
        en: "Right. Any two of the three 8s will do, as suits don't matter.",
      },
      wrong: {
        "zh-Hans": "要两张，而且要比 7 大。",
        "zh-Hant": "要兩張，而且要比 7 大。",
        en: "It takes two cards, higher than 7.",
      },
    },
  },
  {
    id: "jokers",
    title: { "zh-Hans": "王怎么成对", "zh-Hant": "王怎麼成對", en: "Pairs of jokers" },
    text: {
      "zh-Hans":
        "两副牌里大王、小王各两张。大王只能和大王成对，小王只能和小王成对，大王配小王不成对。",
      "zh-Hant":
        "兩副牌裡大王、小王各兩張。大王只能和大王成對，小王只能和小王成對，大王配小王不成對。",
      en: "The two packs have two big and two small jokers. A big joker pairs only with a big one, a small joker only with a small one.",
    },
    rules: ["3.2"],
    show: {
      rows: [
        {
          notation: "BJ BJ",
          caption: {
            "zh-Hans": "一对大王，最大的对",
            "zh-Hant": "一對大王，最大的對",
            en: "two big jokers, the highest pair",
          },
        },
        {
          notation: "SJ SJ",
          caption: { "zh-Hans": "一对小王", "zh-Hant": "一對小王", en: "two small jokers" },
        },
        { notation: "BJ SJ", caption: { "zh-Hans": "不成对", "zh-Hant": "不成對", en: "no pair" } },
      ],
    },
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "对手出了一对 2。管住它！",
        "zh-Hant": "對手出了一對 2。管住它！",
        en: "An opponent has played a pair of 2s. Beat it!",
      },
      hand: "4s 4h Ad SJ SJ BJ",
      beat: "2h 2c",
      answers: ["play SJ SJ"],
      right: {
        "zh-Hans": "好，一对小王比一对 2 大。",
        "zh-Hant": "好，一對小王比一對 2 大。",
        en: "Good: two small jokers beat two 2s.",
      },
      wrong: {
        "zh-Hans": "大王配小王不成对，对 4 又太小。",
        "zh-Hant": "大王配小王不成對，對 4 又太小。",
        en: "A big joker and a small one are no pair, and the 4s are too low.",
      },
    },
  },
  {
    id: "quad",
    title: { "zh-Hans": "四同张不是炸弹", "zh-Hant": "四同張不是炸彈", en: "A quad is no bomb" },
    text: {
      "zh-Hans":
        "平常四同张只能管比它小的四同张。房间的玩法里选了“炸弹”，四同张才能管所有别的牌型，连王也能管。",
      "zh-Hant":
        "平常四同張只能管比它小的四同張。房間的玩法裡選了「炸彈」，四同張才能管所有別的牌型，連王也能管。",
      en: "Normally a quad beats nothing but a lower quad. Only in a room with “quads: bombs” does it beat every other type, even jokers.",
    },
    rules: ["3.4", "4.4"],
    show: { plays: [{ seat: 5, action: "play BJ" }] },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "上家出了一张大王，这个房间没有选炸弹。你怎么办？",
        "zh-Hant": "上家出了一張大王，這個房間沒有選炸彈。你怎麼辦？",
        en: "The player before you has played a big joker, and quads are no bombs here. What can you do?",
      },
      hand: "9s 9h 9d 9c Kd",
      actions: ["play 9s 9h 9d 9c", "play Kd", "pass"],
      answers: ["pass"],
      right: {
        "zh-Hans": "对，管不住就不出，四张 9 留着首出。",
        "zh-Hant": "對，管不住就不出，四張 9 留著首出。",
        en: "Right: what you can't beat you pass, and the four 9s wait for a lead.",
      },
      wrong: {
        "zh-Hans": "张数不同，或者不够大，都管不住大王。",
        "zh-Hant": "張數不同，或者不夠大，都管不住大王。",
        en: "The number is wrong or the rank too low; neither beats a big joker.",
      },
    },
  },
  {
    id: "partners",
    title: { "zh-Hans": "帮同伙", "zh-Hant": "幫同夥", en: "Help your side" },
    text: {
      "zh-Hans":
        "有牌能管也可以不出。同伙占着这一轮的时候，多半让他接着首出。别人都不出，出最后一手牌的人就接着首出，出什么都行。",
      "zh-Hant":
        "有牌能管也可以不出。同夥佔著這一輪的時候，多半讓他接著首出。別人都不出，出最後一手牌的人就接著首出，出什麼都行。",
      en: "You may pass even if you could beat. When one of your side holds the trick it is mostly best to let him keep it: if all the others pass, whoever made the last play leads again, anything he likes.",
    },
    rules: ["4.5", "4.6"],
    show: {
      plays: [
        { seat: 5, action: "play Ks Kh" },
        { seat: 0, action: "pass" },
        { seat: 1, action: "pass" },
        { seat: 2, action: "play As Ah" },
        { seat: 3, action: "pass" },
        { seat: 4, action: "pass" },
        { seat: 5, action: "pass" },
      ],
    },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "你是甲。乙出了一对 A，对手都不出，又问到你。乙只剩两张牌，怎么办？",
        "zh-Hant": "你是甲。乙出了一對 A，對手都不出，又問到你。乙只剩兩張牌，怎麼辦？",
        en: "You are 甲. 乙 has played a pair of aces, the opponents passed, and you are asked again. 乙 has two cards left. What do you do?",
      },
      hand: "4c 2s 2h 9d",
      actions: ["play 2s 2h", "pass"],
      answers: ["pass"],
      right: {
        "zh-Hans": "好！乙接着首出，也许两张就出完了。",
        "zh-Hant": "好！乙接著首出，也許兩張就出完了。",
        en: "Good: 乙 leads again and may be out with his last two.",
      },
      wrong: {
        "zh-Hans": "管当然可以，可是乙本来能接着首出，他快出完了。",
        "zh-Hant": "管當然可以，可是乙本來能接著首出，他快出完了。",
        en: "You may beat him, but 乙 would lead again, and he is almost out.",
      },
    },
  },
  {
    id: "wind",
    title: { "zh-Hans": "接风", "zh-Hant": "接風", en: "The wind" },
    text: {
      "zh-Hans":
        "甲用一张 2 出完了，没有人管。接着由谁首出？由他的下家 A 接风，虽然 A 是对手；A 也出完了，就轮到再下一家。选“同伙接”的房间里，由他的同伙接。",
      "zh-Hant":
        "甲用一張 2 出完了，沒有人管。接著由誰首出？由他的下家 A 接風，雖然 A 是對手；A 也出完了，就輪到再下一家。選「同夥接」的房間裡，由他的同夥接。",
      en: "甲 went out with a 2 and nobody beat it. Who leads now? His next seat A takes the wind, though he is an opponent; if A is out as well, the seat after him. In a room with “wind: teammate” the next of his own side leads.",
    },
    rules: ["4.7", "4.8"],
    show: {
      plays: [
        { seat: 0, action: "play 2s" },
        { seat: 1, action: "pass" },
        { seat: 2, action: "pass" },
        { seat: 3, action: "pass" },
        { seat: 4, action: "pass" },
        { seat: 5, action: "pass" },
      ],
    },
  },
  {
    id: "caught",
    title: { "zh-Hans": "抓人算分", "zh-Hant": "抓人算分", en: "What a catch is worth" },
    text: {
      "zh-Hans":
        "出完的次序是 A、甲、乙、丙。甲、乙、丙三人都出完了，B 和 C 手里还有牌，被抓，值 2 分；可是头游 A 是他们一伙的，抵掉 1 分。甲、乙、丙每人得 1 分，A、B、C 每人付 1 分，再乘基础分。",
      "zh-Hant":
        "出完的次序是 A、甲、乙、丙。甲、乙、丙三人都出完了，B 和 C 手裡還有牌，被抓，值 2 分；可是頭游 A 是他們一夥的，抵掉 1 分。甲、乙、丙每人得 1 分，A、B、C 每人付 1 分，再乘基礎分。",
      en: "Out are A, 甲, 乙, 丙, in this order. 甲, 乙 and 丙 are all out; B and C still hold cards and are caught, worth 2. But the player out first, A, is theirs and takes 1 off. So 甲, 乙 and 丙 get 1 each, A, B and C pay 1 each, times the base points.",
    },
    rules: ["5.2", "5.3", "5.8"],
    show: {
      end: { order: [1, 0, 2, 4], sides: "ABABAB", solo: false, shown: false },
      worth: {
        lines: [
          {
            id: "zhua_ren",
            names: { "zh-Hans": "抓人", "zh-Hant": "抓人", en: "caught" },
            value: 2,
          },
          {
            id: "tou_you_di_yi",
            names: { "zh-Hans": "头游抵一", "zh-Hant": "頭游抵一", en: "first out offsets one" },
            value: -1,
          },
        ],
        total: 1,
      },
    },
  },
  {
    id: "last-card",
    title: { "zh-Hans": "对手只剩一张", "zh-Hant": "對手只剩一張", en: "An opponent's last card" },
    text: {
      "zh-Hans":
        "对手报单，只剩一张牌，这时首出单张就危险了。出对，他就管不了。你还有三张牌，想想先出什么。",
      "zh-Hant":
        "對手報單，只剩一張牌，這時首出單張就危險了。出對，他就管不了。你還有三張牌，想想先出什麼。",
      en: "An opponent has a single card left; now a single lead is dangerous. A pair he can't beat. You have three cards: what do you lead?",
    },
    rules: ["4.4", "4.9"],
    show: {},
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "下家只剩一张牌。你首出，别给他机会。",
        "zh-Hant": "下家只剩一張牌。你首出，別給他機會。",
        en: "Your next seat has one card left. You lead: give him no chance.",
      },
      hand: "4d 9s 9h",
      answers: ["play 9s 9h"],
      right: {
        "zh-Hans": "好！他只有一张牌，管不了对。教程到这里，上桌试试吧。",
        "zh-Hant": "好！他只有一張牌，管不了對。教程到這裡，上桌試試吧。",
        en: "Good: with one card he can't beat a pair. That was the tutorial; go and try a table.",
      },
      wrong: {
        "zh-Hans": "出单张，他可能正好管住，一下子出完。",
        "zh-Hant": "出單張，他可能正好管住，一下子出完。",
        en: "If you lead a single, he may just beat it and be out.",
      },
    },
  },
];
