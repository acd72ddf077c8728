import type { Screen } from "./screen";

/** The tutorial of 鞍山麻将. */
export const anshanMahjong: readonly Screen[] = [
  {
    id: "tiles",
    title: { "zh-Hans": "136 张牌", "zh-Hant": "136 張牌", en: "136 tiles" },
    text: {
      "zh-Hans":
        "万、筒、索各一到九，东南西北、中发白，每种四张。庄家 14 张，别人 13 张。摸一张，打一张，凑成四副牌加一对将就能胡。",
      "zh-Hant":
        "萬、筒、索各一到九，東南西北、中發白，每種四張。莊家 14 張，別人 13 張。摸一張，打一張，湊成四副牌加一對將就能胡。",
      en: "万, 筒 and 索 from one to nine, the winds 东南西北 and the dragons 中发白, four of each. The dealer has 14 tiles, the others 13. Draw one, discard one; four sets and a pair win.",
    },
    rules: ["1.2", "2.1", "3.2"],
    show: {
      rows: [
        {
          notation: "234m",
          caption: {
            "zh-Hans": "顺子：同门相连的三张",
            "zh-Hant": "順子：同門相連的三張",
            en: "a run: three neighbours of one suit",
          },
        },
        {
          notation: "555p",
          caption: {
            "zh-Hans": "刻子：三张一样的",
            "zh-Hant": "刻子：三張一樣的",
            en: "a triplet: three alike",
          },
        },
        {
          notation: "EEEE",
          caption: {
            "zh-Hans": "杠：四张一样的，算一副",
            "zh-Hant": "槓：四張一樣的，算一副",
            en: "a kong: four alike, one set",
          },
        },
        {
          notation: "88s",
          caption: { "zh-Hans": "将：一对", "zh-Hant": "將：一對", en: "the pair" },
        },
      ],
    },
  },
  {
    id: "wild",
    title: { "zh-Hans": "混", "zh-Hant": "混", en: "The wild tile" },
    text: {
      "zh-Hans":
        "开局翻一张牌，它的下一张就是混，可以当任何牌。上一张是枪，每张枪加一番。九的下一张是一，北的下一张是东，白的下一张是中。",
      "zh-Hant":
        "開局翻一張牌，它的下一張就是混，可以當任何牌。上一張是槍，每張槍加一番。九的下一張是一，北的下一張是東，白的下一張是中。",
      en: "One tile is turned up, and the kind next after it is wild (混): it stands for any tile. The kind before it is the gun (枪), a fan for each. After nine comes one, after 北 comes 东, after 白 comes 中.",
    },
    rules: ["2.3", "2.4", "2.5", "2.9"],
    show: { indicator: "8m" },
    task: {
      kind: "choose-tile",
      prompt: {
        "zh-Hans": "翻出的是八万。哪张是混？",
        "zh-Hant": "翻出的是八萬。哪張是混？",
        en: "八万 is turned up. Which tile is wild?",
      },
      hand: "1m 7m 8m 9m 9p",
      answers: ["discard 9m"],
      right: {
        "zh-Hans": "对，九万是混，七万是枪。",
        "zh-Hant": "對，九萬是混，七萬是槍。",
        en: "Right: 九万 is wild, and 七万 is the gun.",
      },
      wrong: {
        "zh-Hans": "混是翻出的牌的下一张，同一门里数。",
        "zh-Hant": "混是翻出的牌的下一張，同一門裡數。",
        en: "The wild is the next tile after the one turned up, of the same suit.",
      },
    },
  },
  {
    id: "conditions",
    title: { "zh-Hans": "胡牌四样", "zh-Hant": "胡牌四樣", en: "Four conditions" },
    text: {
      "zh-Hans":
        "四副一对还不够，同一手牌里四样都要有：有碰（一副刻子或杠，或者中发白作将）、有顺子、有幺九、三门齐。看这一手：三四五万、一二三筒、六七八筒、二二二索、五五索，都有了。",
      "zh-Hant":
        "四副一對還不夠，同一手牌裡四樣都要有：有碰（一副刻子或槓，或者中發白作將）、有順子、有么九、三門齊。看這一手：三四五萬、一二三筒、六七八筒、二二二索、五五索，都有了。",
      en: "Four sets and a pair are not enough; one hand needs all four: a triplet or kong (or a dragon pair), a run, a 幺九 tile, and all three suits. Look: 三四五万, 一二三筒, 六七八筒, 二二二索 and 五五索 have them all.",
    },
    rules: ["3.3", "1.3"],
    show: {
      hand: "35m123678p22255s",
      tile: "4m",
      by: "discard",
      from: 3,
      dealer: 2,
      wild: "9m",
      guns: ["7m"],
      worth: {
        lines: [
          {
            id: "qionghu",
            names: { "zh-Hans": "穷胡", "zh-Hant": "窮胡", en: "no wild" },
            value: 1,
          },
          {
            id: "zhanli",
            names: { "zh-Hans": "站立", "zh-Hant": "站立", en: "standing" },
            value: 1,
          },
        ],
        total: 2,
      },
    },
  },
  {
    id: "missing-suit",
    title: { "zh-Hans": "缺一门", "zh-Hant": "缺一門", en: "A missing suit" },
    text: {
      "zh-Hans": "三门齐：万、筒、索都要有真牌，混顶不了一门。幺九也要真的。",
      "zh-Hant": "三門齊：萬、筒、索都要有真牌，混頂不了一門。么九也要真的。",
      en: "All three suits means natural tiles of 万, 筒 and 索; a wild won't stand for a suit. The 幺九 tile must be natural, too.",
    },
    rules: ["3.3"],
    show: { hand: "123m456m789p22p55p", tile: "2p", by: "discard", from: 3, dealer: 2, wild: "9m" },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "上家打出二筒。能胡吗？",
        "zh-Hant": "上家打出二筒。能胡嗎？",
        en: "The player before you discards 二筒. Do you win?",
      },
      hand: "123m456m789p22p55p",
      actions: ["hu", "pass"],
      answers: ["pass"],
      right: {
        "zh-Hans": "对，这里一张索子也没有，缺门不能胡。",
        "zh-Hant": "對，這裡一張索子也沒有，缺門不能胡。",
        en: "Right: there is no 索 at all, and a missing suit can't win.",
      },
      wrong: {
        "zh-Hans": "数一数三门：万有，筒有，索呢？",
        "zh-Hant": "數一數三門：萬有，筒有，索呢？",
        en: "Count the suits: 万 yes, 筒 yes, and 索?",
      },
    },
  },
  {
    id: "dragon-pair",
    title: { "zh-Hans": "中发白作将", "zh-Hant": "中發白作將", en: "A pair of dragons" },
    text: {
      "zh-Hans": "没有刻子也不要紧，有一对中、发或白作将，就算有碰。",
      "zh-Hant": "沒有刻子也不要緊，有一對中、發或白作將，就算有碰。",
      en: "No triplet? A pair of 中, 发 or 白 will do in its place.",
    },
    rules: ["3.3", "3.4"],
    show: { hand: "123m456p789s234sC", tile: "C", by: "discard", from: 3, dealer: 2, wild: "9m" },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "上家打出中。能胡吗？",
        "zh-Hant": "上家打出中。能胡嗎？",
        en: "The player before you discards 中. Do you win?",
      },
      hand: "123m456p789s234sC",
      actions: ["hu", "pass"],
      answers: ["hu"],
      right: {
        "zh-Hans": "胡！四副顺子，中中作将，有幺九，三门齐。",
        "zh-Hant": "胡！四副順子，中中作將，有么九，三門齊。",
        en: "You win: four runs, a pair of 中, a 幺九, and all three suits.",
      },
      wrong: {
        "zh-Hans": "再看看：中中作将就算有碰，另外三样也都有。",
        "zh-Hant": "再看看：中中作將就算有碰，另外三樣也都有。",
        en: "Look again: the pair of 中 stands for the triplet, and the other three are there.",
      },
    },
  },
  {
    id: "seven-pairs",
    title: { "zh-Hans": "七对", "zh-Hant": "七對", en: "Seven pairs" },
    text: {
      "zh-Hans":
        "七对不用那四样，可以缺门，也可以缺幺，只是不能吃碰杠。四张一样的算两对，混可以和任何牌成对。",
      "zh-Hant":
        "七對不用那四樣，可以缺門，也可以缺么，只是不能吃碰槓。四張一樣的算兩對，混可以和任何牌成對。",
      en: "Seven pairs need none of the four: a suit or a 幺九 may be missing. But there may be no melds. Four alike are two pairs, and a wild pairs with any tile.",
    },
    rules: ["3.6"],
    show: {
      hand: "1199m3377p2288sF",
      tile: "F",
      by: "discard",
      from: 3,
      dealer: 2,
      wild: "6p",
      worth: {
        lines: [
          {
            id: "qionghu",
            names: { "zh-Hans": "穷胡", "zh-Hant": "窮胡", en: "no wild" },
            value: 1,
          },
          {
            id: "zhanli",
            names: { "zh-Hans": "站立", "zh-Hant": "站立", en: "standing" },
            value: 1,
          },
          {
            id: "erbajiang",
            names: { "zh-Hans": "二八将", "zh-Hant": "二八將", en: "pair of 2 or 8" },
            value: 1,
          },
          {
            id: "qidui",
            names: { "zh-Hans": "七对", "zh-Hant": "七對", en: "seven pairs" },
            value: 1,
          },
        ],
        total: 4,
      },
    },
  },
  {
    id: "chi",
    title: { "zh-Hans": "吃和碰", "zh-Hant": "吃和碰", en: "Chi and peng" },
    text: {
      "zh-Hans":
        "吃，只有下家能吃，用自己的两张凑成顺子；碰，谁打的都能碰，要两张一样的。混不能用来吃碰杠。几家都要，胡最先，其次杠和碰，最后是吃。",
      "zh-Hant":
        "吃，只有下家能吃，用自己的兩張湊成順子；碰，誰打的都能碰，要兩張一樣的。混不能用來吃碰槓。幾家都要，胡最先，其次槓和碰，最後是吃。",
      en: "Chi is for the next seat alone: two tiles of your hand and the discard make a run. Peng is for anyone with two like tiles. Wilds can't be used for either. If several claim, a win goes first, then kong and peng, then chi.",
    },
    rules: ["2.7", "7.1", "7.2", "7.5"],
    show: { hand: "46m4556p123789sE", tile: "5p", from: 2, dealer: 2, wild: "9m" },
    task: {
      kind: "choose-action",
      prompt: {
        "zh-Hans": "对家打出五筒。你能怎么要？",
        "zh-Hant": "對家打出五筒。你能怎麼要？",
        en: "The player opposite discards 五筒. How can you claim it?",
      },
      hand: "46m4556p123789sE",
      actions: ["chi 46p", "peng", "gang"],
      answers: ["peng"],
      right: {
        "zh-Hans": "对，用两张五筒碰，再打一张。吃只能吃上家的。",
        "zh-Hant": "對，用兩張五筒碰，再打一張。吃只能吃上家的。",
        en: "Right: peng with your two 五筒, then discard. You can chi only from the player before you.",
      },
      wrong: {
        "zh-Hans": "对家打的牌不能吃，可是你有两张五筒。",
        "zh-Hant": "對家打的牌不能吃，可是你有兩張五筒。",
        en: "You can't chi from the player opposite, but you hold two 五筒.",
      },
    },
  },
  {
    id: "ready",
    title: { "zh-Hans": "听牌", "zh-Hant": "聽牌", en: "One tile short" },
    text: {
      "zh-Hans": "还差一张就能胡，叫听牌。胡之前想一想那四样：有碰、有顺子、有幺九、三门齐。",
      "zh-Hant": "還差一張就能胡，叫聽牌。胡之前想一想那四樣：有碰、有順子、有么九、三門齊。",
      en: "A hand that is one tile short is waiting. Keep the four in mind: a triplet, a run, a 幺九, all three suits.",
    },
    rules: ["3.1", "3.3"],
    show: { hand: "34m123678p22255sW", dealer: 2, wild: "9m" },
    task: {
      kind: "choose-tile",
      prompt: {
        "zh-Hans": "打哪张就听牌了？",
        "zh-Hant": "打哪張就聽牌了？",
        en: "Which discard leaves you waiting?",
      },
      hand: "34m123678p22255sW",
      answers: ["discard W"],
      right: {
        "zh-Hans": "对，这样就听牌了：二万、五万都能胡，还有混。",
        "zh-Hant": "對，這樣就聽牌了：二萬、五萬都能胡，還有混。",
        en: "Right, now you are waiting for 二万 or 五万, or a wild.",
      },
      wrong: {
        "zh-Hans": "留住成副的牌，打那张孤零零的。",
        "zh-Hant": "留住成副的牌，打那張孤零零的。",
        en: "Keep the sets; discard the tile that goes with nothing.",
      },
    },
  },
  {
    id: "fans",
    title: { "zh-Hans": "番", "zh-Hant": "番", en: "Fans" },
    text: {
      "zh-Hans":
        "一手牌有几番，从番表上数出来：没有混是穷胡，每个杠一番，中发白的刻子是大哥大，二或八作将是二八将，每张枪一番。这一手一共 5 番。",
      "zh-Hant":
        "一手牌有幾番，從番表上數出來：沒有混是窮胡，每個槓一番，中發白的刻子是大哥大，二或八作將是二八將，每張槍一番。這一手一共 5 番。",
      en: "Fans are counted from a table: no wild, one for each kong, one for a triplet of dragons, one for a pair of twos or eights, one for each gun tile. This hand has 5.",
    },
    rules: ["4.1"],
    show: {
      hand: "13m22s789p",
      tile: "2m",
      by: "discard",
      from: 3,
      dealer: 2,
      melds: ["peng CCC", "gang 5555s"],
      indicator: "4m",
      wild: "5m",
      guns: ["3m"],
      worth: {
        lines: [
          {
            id: "qionghu",
            names: { "zh-Hans": "穷胡", "zh-Hant": "窮胡", en: "no wild" },
            value: 1,
          },
          { id: "gang", names: { "zh-Hans": "杠", "zh-Hant": "槓", en: "kong" }, value: 1 },
          {
            id: "dageda",
            names: { "zh-Hans": "大哥大", "zh-Hant": "大哥大", en: "dragon triplet" },
            value: 1,
          },
          { id: "qiang", names: { "zh-Hans": "枪", "zh-Hant": "槍", en: "gun tiles" }, value: 1 },
          {
            id: "erbajiang",
            names: { "zh-Hans": "二八将", "zh-Hant": "二八將", en: "pair of 2 or 8" },
            value: 1,
          },
        ],
        total: 5,
      },
    },
  },
  {
    id: "pay",
    title: { "zh-Hans": "三家都付", "zh-Hant": "三家都付", en: "All three pay" },
    text: {
      "zh-Hans":
        "三家都付给胡的人，各按自己的番数，每番翻一倍。点炮的人多 1 番，庄家多 1 番；自摸时三家都多 1 番。比如胡牌 2 番、底分 1：闲家没点炮付 4，庄家付 8，点炮的闲家付 8。",
      "zh-Hant":
        "三家都付給胡的人，各按自己的番數，每番翻一倍。點炮的人多 1 番，莊家多 1 番；自摸時三家都多 1 番。比如胡牌 2 番、底分 1：閒家沒點炮付 4，莊家付 8，點炮的閒家付 8。",
      en: "All three others pay the winner, each by his own number, and every fan doubles. Who discarded has one fan more, the dealer one more; on a self-draw each of the three has one more. With 2 fans and base 1: a player who did neither pays 4, the dealer 8, a discarder 8.",
    },
    rules: ["5.1", "5.2"],
    show: {
      hand: "35m123678p22255s",
      tile: "4m",
      by: "discard",
      from: 3,
      dealer: 2,
      wild: "9m",
      guns: ["7m"],
      worth: {
        lines: [
          {
            id: "qionghu",
            names: { "zh-Hans": "穷胡", "zh-Hant": "窮胡", en: "no wild" },
            value: 1,
          },
          {
            id: "zhanli",
            names: { "zh-Hans": "站立", "zh-Hant": "站立", en: "standing" },
            value: 1,
          },
        ],
        total: 2,
      },
    },
  },
];
