import type { HeadPhrase } from './head-phrases.ts'
import type { Trade } from './trade.ts'

/** Words after a sign that say in which form a thing is had, and nothing of what it is. */
const formats =
  /^(?:\d\S*|(?:half|full|one|two|three|four|five|six|seven|multi|all)(?:[- ]\w+)?|an?|the|your|private|guided|small|trips?|tours?|days?|half-days?|weekends?|weeks?|nights?|mornings?|afternoons?|evenings?|hours?|minutes?|lessons?|courses?|class(?:es)?|school|academy|club|sessions?|experiences?|adventures?|holidays?|vacations?|breaks?|rentals?|hire|charters?|guides?|guiding|guided|guidance|expeditions?|excursions?|outings?|taster|tasters|intro(?:duction)?|programmes?|programs?|camps?|retreats?|tickets?|safaris?|cent(?:er|re)s?|park|company|business|services?|studio|visits?|appointments?|coach(?:ing)?|training|instruct(?:ion|ors?)|tuition|teachers?|teaching|beginners?|tandems?|together|yourself|outdoors|outside|semester|watching|spotting|viewing|skills|hunts?|drives?|groups?|daily|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/iu
/** 'Hut-to-hut TMB' */
const shortName = /^\p{Lu}{2,4}$/u

/** Ways to move are trades of their own, and go with some only: 'balloon flight', but 'dune walk' is no driving. */
const motions: readonly (readonly [word: RegExp, trades: RegExp])[] = [
  [
    /^(?:rides?|riding)$/iu,
    /^(?:horse-riding|dog-sledding|ballooning|rafting|off-road|snowmobile|zipline|mountain-biking|bike-touring)$/u,
  ],
  [/^flights?$/iu, /^(?:ballooning|paragliding|gliding|falconry)$/u],
  [/^(?:walks?|hikes?)$/iu, /^(?:birding|foraging|wildlife|falconry|snowshoeing)$/u],
  [/^cruises?$/iu, /^(?:whale-watching|sailing)$/u],
  [/^paddles?$/iu, /^(?:kayaking|canoeing|sup)$/u],
  [/^(?:treks?|trail)$/iu, /^horse-riding$/u],
  [/^(?:jumps?)$/iu, /^skydiving$/u],
  [/^(?:kennels?)$/iu, /^dog-sledding$/u],
]

/** What is made, sold or insured for a small trade is another one. */
const things =
  /^(?:apps?|software|platforms?|systems?|equipment|kits?|accessories|insurance|shops?|stores?|supplies|toppers?|stands?|books?|magazines?|franchises?|agency|agencies|uniforms?|products?|machines?|parts|lawyers?|consult\w+|marketing|websites?|photo\w*|videos?|furniture|storage|tools?|nurses?|repairs?|cleaning|baker(?:y|ies)|caf[eé]s?|restaurants?)$/iu

/** What people do with a thing that they come for; whoever mends, photographs or eats it has another trade. */
const doing =
  /^(?:ride|paddle|sail|fly|drive|play|learn|try|hunt|watch|see|spot|meet|go|do|visit|hire|rent|stay|sleep|take|explore|book|have|get|row|steer|cruise|order|make|find|run|teach|guide|coach|train|groom|walk|practise|experience|discover|join|swim|offer|observe|feed)$/iu
/** Verbs that are said of too many things. */
const vague = /^(?:walk|climb|swim|camp|taste|clean|teach|learn|paint|train|dive|hike|bake|cook)$/iu

/** Everybody's words: they name the trade only where nothing unknown stands before them. */
const everyday = /^(?:hiking|safari)$/u
const usual =
  /^(?:\d\S*|an?|the|our|my|guided|private|small|group|groups?|day|days|half|full|long|short|easy|hard|gentle|multi-day|multi|half-day|full-day|one-day|two-day|weekend|week|week-long|hill|hills|mountain|alpine|coastal|coast|cliff|forest|woodland|nature|countryside|moor|moorland|valley|gorge|waterfall|ridge|summit|lake|lakeside|river|island|hut-to-hut|hut|self-guided|winter|summer|spring|autumn|sunrise|sunset|moonlight|morning|evening|family|women's|walking|hiking|game|big|five|tailor-made|bespoke|luxury|budget|lion|elephant|bush|fly-in|local|daily|weekly|long-distance|trekking|and)$/iu

/** Compiled once; there are some hundred trades and a phrase is held against each. */
const everySign = new WeakMap<Trade, RegExp>()

function everySignOf(trade: Trade): RegExp {
  const known =
    everySign.get(trade) ?? new RegExp(trade.signs.source, `${trade.signs.flags.replace('g', '')}g`)
  everySign.set(trade, known)
  return known
}

/** Where the sign of the trade stands in the phrase, if it is the head of it; null where it is only spoken of. */
export function namedBy(trade: Trade, phrase: HeadPhrase): [begin: number, end: number] | null {
  const { words, end, isDeed } = phrase
  for (const match of words.matchAll(everySignOf(trade))) {
    const found: [number, number] = [match.index, match.index + match[0].length]
    if (found[0] >= end) continue
    const head = words.slice(0, end)
    if (isDeed ? isDone(trade, head, found) : isHead(trade, head, found)) return found
  }
  return null
}

function isHead(trade: Trade, head: string, [begin, end]: readonly [number, number]): boolean {
  const after = wordsIn(head.slice(end))
  // What a small trade is called is sure by itself: 'driving lessons manual'.
  if (trade.isNarrow === true) return !after.some((word) => things.test(word))
  const fitsAfter = after.every(
    (word) =>
      formats.test(word) ||
      shortName.test(word) ||
      motions.some(([motion, trades]) => motion.test(word) && trades.test(trade.key)),
  )
  if (!fitsAfter) return false
  return (
    !everyday.test(trade.key) || wordsIn(head.slice(0, begin)).every((word) => usual.test(word))
  )
}

function isDone(trade: Trade, head: string, found: readonly [number, number]): boolean {
  const [verb = ''] = wordsIn(head)
  if (found[0] === 0) return !vague.test(verb) || found[1] > verb.length
  return (
    doing.test(verb) &&
    isHead(trade, head.slice(verb.length), [found[0] - verb.length, found[1] - verb.length])
  )
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
