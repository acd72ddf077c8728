import type { Screen } from "./screen";

/** The tutorial of 放羊. */
export const fangyang: readonly Screen[] = [
  {
    id: "pasture",
    title: { "zh-Hans": "谁是同伙", "zh-Hant": "誰是同夥", en: "Who is your partner?" },
    text: {
      "zh-Hans":
        "四个人一副牌。庄家叫一张牌，拿着它的人就是他的同伙，可是一开始谁也不说。边打边猜：谁在帮你，谁在管你？",
      "zh-Hant":
        "四個人一副牌。莊家叫一張牌，拿著它的人就是他的同夥，可是一開始誰也不說。邊打邊猜：誰在幫你，誰在管你？",
      en: "Four players, one pack. The dealer calls a card, and whoever holds it is his partner, but nobody says so. You play and guess: who helps you, who is against you?",
    },
    rules: ["1.1", "3.3", "3.4"],
    show: {},
  },
  {
    id: "order",
    title: { "zh-Hans": "3 和 2 很大", "zh-Hant": "3 和 2 很大", en: "Threes and twos are high" },
    text: {
      "zh-Hans":
        "从大到小：大王、小王、3、2、A、K、Q、J、10 直到 4。记住 3 比 2 大，2 比 A 大，4 最小。",
      "zh-Hant":
        "從大到小：大王、小王、3、2、A、K、Q、J、10 直到 4。記住 3 比 2 大，2 比 A 大，4 最小。",
      en: "From high to low: big joker, small joker, 3, 2, A, K, Q, J, 10 and so on down to 4. Remember: the 3 beats the 2, the 2 beats the ace, and the 4 is lowest.",
    },
    rules: ["2.1"],
    show: {
      rows: [
        {
          notation: "BJ SJ 3s 2s As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s",
          caption: { "zh-Hans": "从大到小", "zh-Hant": "從大到小", en: "From high to low" },
        },
      ],
    },
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "有人出了一张 2。管住它。",
        "zh-Hant": "有人出了一張 2。管住它。",
        en: "Somebody has played a 2. Beat it.",
      },
      hand: "4h 8c Ts Kd As 3c",
      beat: "2h",
      answers: ["play 3c"],
      right: {
        "zh-Hans": "对，3 比 2 大。",
        "zh-Hant": "對，3 比 2 大。",
        en: "Right: the 3 beats the 2.",
      },
      wrong: {
        "zh-Hans": "比 2 大的只有 3、小王、大王。",
        "zh-Hant": "比 2 大的只有 3、小王、大王。",
        en: "Only a 3 or a joker is higher than a 2.",
      },
    },
  },
  {
    id: "call",
    title: { "zh-Hans": "叫牌", "zh-Hant": "叫牌", en: "The call" },
    text: {
      "zh-Hans":
        "第一局由拿到 ♥4 的人坐庄。他叫一张牌，能叫 A、K、Q 直到 4。叫自己没有的，拿着它的人就是同伙，2 对 2；叫自己手里的，就是一个人打三个人，1 对 3。",
      "zh-Hant":
        "第一局由拿到 ♥4 的人坐莊。他叫一張牌，能叫 A、K、Q 直到 4。叫自己沒有的，拿著它的人就是同夥，2 對 2；叫自己手裡的，就是一個人打三個人，1 對 3。",
      en: "In the first round the holder of ♥4 is dealer. He may call A, K, Q and so on down to 4. If he lacks the card, its holder is his partner, 2 against 2; if he holds it himself, he plays alone, 1 against 3.",
    },
    rules: ["1.5", "3.2", "3.3", "3.4"],
    show: {},
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "你坐庄，想找一个同伙。叫哪张？",
        "zh-Hant": "你坐莊，想找一個同夥。叫哪張？",
        en: "You deal and want a partner. Which card do you call?",
      },
      hand: "4h 5s 7d 7c 9s Ts Jh Jd Ks As 2h 3s 3d BJ",
      actions: ["call Ah", "call As", "call 2s"],
      answers: ["call Ah"],
      right: {
        "zh-Hans": "对。♥A 在别人手里，拿着它的人多半牌也不小。",
        "zh-Hant": "對。♥A 在別人手裡，拿著它的人多半牌也不小。",
        en: "Right. Somebody else holds ♥A, and with it most likely other good cards.",
      },
      wrong: {
        "zh-Hans": "♠A 在你手里，叫它就是 1 对 3；2 和 3 不能叫。",
        "zh-Hant": "♠A 在你手裡，叫它就是 1 對 3；2 和 3 不能叫。",
        en: "You hold ♠A: calling it means 1 against 3. A 2 or a 3 can't be called.",
      },
    },
  },
  {
    id: "show",
    title: { "zh-Hans": "亮不亮", "zh-Hant": "亮不亮", en: "Show or not" },
    text: {
      "zh-Hans":
        "叫完牌，四家同时答“亮”或“不亮”。只有拿着那张牌的人能亮；亮了，这一局付分都翻倍，谁和谁一伙也公开了。为了不走漏消息，没有那张牌的人也要答。",
      "zh-Hant":
        "叫完牌，四家同時答「亮」或「不亮」。只有拿著那張牌的人能亮；亮了，這一局付分都翻倍，誰和誰一夥也公開了。為了不走漏消息，沒有那張牌的人也要答。",
      en: "After the call all four answer at once: show, or not. Only the holder of the called card can show it; that doubles all payments and tells everyone who is with whom. So that nothing is given away, the others have to answer, too.",
    },
    rules: ["4.1", "4.2", "4.3"],
    show: { called: "9d" },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "庄家叫了 ♦9，你手里没有。你答什么？",
        "zh-Hant": "莊家叫了 ♦9，你手裡沒有。你答什麼？",
        en: "The dealer has called ♦9; you don't hold it. What can you answer?",
      },
      hand: "5c 6s 8d 9c Td Js Qc Kh Ac 2d 3c SJ 7h",
      actions: ["show", "hide"],
      answers: ["hide"],
      right: {
        "zh-Hans": "对，没有那张牌只能答不亮，别人也看不出来。",
        "zh-Hant": "對，沒有那張牌只能答不亮，別人也看不出來。",
        en: "Right: without the card you can only answer no, and nobody learns a thing.",
      },
      wrong: {
        "zh-Hans": "你没有 ♦9，不能亮。",
        "zh-Hant": "你沒有 ♦9，不能亮。",
        en: "You don't hold ♦9, so you can't show it.",
      },
    },
  },
  {
    id: "types",
    title: { "zh-Hans": "四种牌型", "zh-Hant": "四種牌型", en: "Four types of play" },
    text: {
      "zh-Hans":
        "只有单张、对、三同张、四同张。大王、小王只能单出，不成对。跟牌要张数相同、点数更大。",
      "zh-Hant":
        "只有單張、對、三同張、四同張。大王、小王只能單出，不成對。跟牌要張數相同、點數更大。",
      en: "There are only singles, pairs, triples and quads. Jokers are played one at a time; they are no pair. To follow you play as many cards, of a higher rank.",
    },
    rules: ["5.1", "5.2", "5.3"],
    show: { plays: [{ seat: 3, action: "play Qs Qh" }] },
    task: {
      kind: "choose-cards",
      prompt: {
        "zh-Hans": "上家出了一对 Q。管住它。",
        "zh-Hant": "上家出了一對 Q。管住它。",
        en: "The player before you has played a pair of queens. Beat it.",
      },
      hand: "4s 8h Jd Jc Kd Kc As BJ SJ",
      beat: "Qs Qh",
      answers: ["play Kd Kc"],
      right: {
        "zh-Hans": "对，一对 K。王不能成对，只能单出。",
        "zh-Hant": "對，一對 K。王不能成對，只能單出。",
        en: "Right, the kings. Jokers make no pair.",
      },
      wrong: {
        "zh-Hans": "要一对比 Q 大的牌；大王、小王不成对。",
        "zh-Hant": "要一對比 Q 大的牌；大王、小王不成對。",
        en: "It takes a pair higher than queens, and the jokers are no pair.",
      },
    },
  },
  {
    id: "known",
    title: { "zh-Hans": "分边揭晓", "zh-Hant": "分邊揭曉", en: "The sides come out" },
    text: {
      "zh-Hans":
        "被叫的 ♦9 一打出来，大家就知道打出它的人是庄家的同伙。它什么时候出都行，没有非出不可的时候。打出它不翻倍，亮才翻倍。",
      "zh-Hant":
        "被叫的 ♦9 一打出來，大家就知道打出它的人是莊家的同夥。它什麼時候出都行，沒有非出不可的時候。打出它不翻倍，亮才翻倍。",
      en: "As soon as the called ♦9 is played, everyone knows that its player is the dealer's partner. It may be played at any time, and never has to be. Playing it doubles nothing; only showing does.",
    },
    rules: ["3.5", "5.8"],
    show: {
      called: "9d",
      plays: [
        { seat: 0, action: "play 7s" },
        { seat: 1, action: "pass" },
        { seat: 2, action: "play 9d" },
      ],
    },
  },
  {
    id: "partner",
    title: { "zh-Hans": "让同伙走", "zh-Hant": "讓同夥走", en: "Let your partner run" },
    text: {
      "zh-Hans": "你拿着被叫的 ♦9，所以你知道自己是庄家的同伙，别人还不知道。能管也可以不管。",
      "zh-Hant": "你拿著被叫的 ♦9，所以你知道自己是莊家的同夥，別人還不知道。能管也可以不管。",
      en: "You hold the called ♦9, so you know that you are the dealer's partner; nobody else does. You may pass even if you could beat.",
    },
    rules: ["3.3", "5.7"],
    show: {
      called: "9d",
      plays: [
        { seat: 2, action: "play Kd" },
        { seat: 3, action: "pass" },
      ],
    },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "庄家（对面）出了一张 K，还剩两张牌，上家已经不出。你怎么办？",
        "zh-Hant": "莊家（對面）出了一張 K，還剩兩張牌，上家已經不出。你怎麼辦？",
        en: "The dealer, opposite, has played a king and has two cards left; the player before you has passed. What do you do?",
      },
      hand: "5c 9d Th As 2c",
      actions: ["play As", "play 2c", "pass"],
      answers: ["pass"],
      right: {
        "zh-Hans": "好！让同伙接着首出。",
        "zh-Hant": "好！讓同夥接著首出。",
        en: "Good: let your partner lead again.",
      },
      wrong: {
        "zh-Hans": "能管，可是你管的是同伙，他快出完了。",
        "zh-Hant": "能管，可是你管的是同夥，他快出完了。",
        en: "You can, but it is your partner you would beat, and he is almost out.",
      },
    },
  },
  {
    id: "wind",
    title: { "zh-Hans": "接风", "zh-Hant": "接風", en: "The wind" },
    text: {
      "zh-Hans":
        "有人出完，最后一手牌没人管，别人就接过首出，叫接风。分边还没揭晓：由他的下家接，不管是敌是友。已经揭晓的 2 对 2：由他的同伙接。",
      "zh-Hant":
        "有人出完，最後一手牌沒人管，別人就接過首出，叫接風。分邊還沒揭曉：由他的下家接，不管是敵是友。已經揭曉的 2 對 2：由他的同夥接。",
      en: "If a player goes out and nobody beats his last play, another takes over the lead: the wind. Sides not known yet: his next seat takes it, friend or foe. Sides known, 2 against 2: his partner takes it.",
    },
    rules: ["5.9", "5.10"],
    show: {
      plays: [
        { seat: 0, action: "play 3s" },
        { seat: 1, action: "pass" },
        { seat: 2, action: "pass" },
        { seat: 3, action: "pass" },
      ],
    },
  },
  {
    id: "settle",
    title: { "zh-Hans": "算分", "zh-Hant": "算分", en: "Settlement" },
    text: {
      "zh-Hans":
        "你和对面一伙，你头游，他第二，叫一二名：两个对手各付 2。这一局亮过牌，再加一倍：各付 4，再乘基础分。一三名付 1，一四名和。",
      "zh-Hant":
        "你和對面一夥，你頭游，他第二，叫一二名：兩個對手各付 2。這一局亮過牌，再加一倍：各付 4，再乘基礎分。一三名付 1，一四名和。",
      en: "You and the player opposite are partners; you are out first, he second. First and second: each opponent pays 2. The card was shown, so it counts double: 4 each, times the base points. First and third is worth 1, first and last is a draw.",
    },
    rules: ["7.1", "7.2", "7.3"],
    show: {
      end: { order: [0, 2], sides: "ABAB", solo: false, shown: true },
      worth: {
        lines: [
          {
            id: "yi_er_ming",
            names: { "zh-Hans": "一二名", "zh-Hant": "一二名", en: "first and second" },
            value: 2,
          },
          { id: "liang", names: { "zh-Hans": "亮", "zh-Hant": "亮", en: "shown" }, value: 2 },
        ],
        total: 4,
      },
    },
  },
  {
    id: "solo",
    title: { "zh-Hans": "一个人打三个人", "zh-Hant": "一個人打三個人", en: "One against three" },
    text: {
      "zh-Hans":
        "庄家叫了自己手里的牌，就是 1 对 3。他头游，三家各付 1；他最后，三家各收 1；在中间就是和。亮过的，三家里有一个先出完，庄家就输，付三家各 2。",
      "zh-Hant":
        "莊家叫了自己手裡的牌，就是 1 對 3。他頭游，三家各付 1；他最後，三家各收 1；在中間就是和。亮過的，三家裡有一個先出完，莊家就輸，付三家各 2。",
      en: "A dealer who calls a card of his own plays 1 against 3. If he is out first, the three pay 1 each; if he is last, they get 1 each; in between it is a draw. If he has shown, the first of the three to go out beats him at once, and he pays 2 to each.",
    },
    rules: ["3.4", "6.2", "7.2"],
    show: {
      end: { order: [0], sides: "ABBB", solo: true, shown: false },
      worth: {
        lines: [
          {
            id: "zhuang_tou_ming",
            names: { "zh-Hans": "庄家头名", "zh-Hant": "莊家頭名", en: "solo dealer first" },
            value: 1,
          },
        ],
        total: 1,
      },
    },
  },
];
