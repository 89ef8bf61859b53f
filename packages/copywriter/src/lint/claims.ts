import type { BriefKnowledge } from './brief-knowledge.ts'
import { stemOf } from '../grammar/plain-words.ts'

/** A claim, and what must have been said for it to be true. */
const claims: readonly (readonly [claim: RegExp, evidence: RegExp])[] = [
  [
    /guarante|\bwarrant(?:y|ies)\b|\b(?:we|i) promise\b|\bpromised\b/iu,
    /guarante|warrant|promise/iu,
  ],
  [/\baward|\bprize-?winning\b|\bvoted\b|\bwinners? of\b/iu, /award|prize|voted|winner/iu],
  [
    /\b(?:certified|certificat(?:e|ion)|accredited)\b/iu,
    /certif|accredit|qualif|\bpadi\b|\bifmga\b|\bamga\b|\buiagm\b/iu,
  ],
  [/\bqualified\b/iu, /qualif|certif|licen[cs]|accredit|coach/iu],
  [/\blicen[sc]ed (?!to\b)/iu, /licen|lisc|lisen/iu],
  [/\b(?:fully )?insured\b/iu, /insur/iu],
  [/\bfirst[- ]aid(?:er)?s?\b(?! kit)/iu, /first[- ]aid|\bwfr\b/iu],
  [
    /\b(?:top|best|highest|highly)[- ]rated\b|\brated\b|\b(?:5|five)[- ]stars?\b|\breviews?\b|\btestimonials?\b|\btripadvisor\b|★/iu,
    /\brated\b|\bstars?\b|\breviews?\b|tripadvisor/iu,
  ],
  [
    /#1|\bnumber one\b|\bno\. ?1\b|\bmarket leader|\bworld[- ]class\b|\bthe best \w+ in\b|\bleading (?!edge|up|to|the|us|you)/iu,
    /#1|number one|\bleading|\bbest\b|\bworld/iu,
  ],
  [
    /\btrusted by\b|\bloved by\b|\b(?:happy|satisfied) (?:customers|clients|guests|patients)\b/iu,
    /trusted|happy|satisf/iu,
  ],
  [
    /\b(?:thousands|hundreds|dozens|millions|countless) of\b|\bsold[- ]out\b/iu,
    /thousand|hundred|dozen|million|sold out/iu,
  ],
  [
    /\b(?:years|decades|generations) of (?!fear|doubt|wear|use\b)|\bfor (?:generations|decades)\b|\bover the years\b/iu,
    /since|years|decade|generation/iu,
  ],
  [/\bfamily[- ](?:run|owned)\b|\blocally owned\b/iu, /famil|local/iu],
  [/\bmoney[- ]?back\b|\brefund/iu, /refund|money[- ]?back/iu],
  [
    /\b(?:cancel|reschedule|rebook|change)\w*[^.!?\n]{0,40}\b(?:free|any ?time|no (?:charge|cost|fee)|without)\b|\bfree (?:cancell?ation|rebooking|rescheduling)/iu,
    /cancel|resched|rebook|refund/iu,
  ],
  [/\bcancel (?:up to|until|as late)\b/iu, /cancel/iu],
  [
    /\bno[- ]obligation|\bno strings|\bwithout obligation|\bno commitment\b/iu,
    /obligation|strings|commitment/iu,
  ],
  [/\brisk[- ]free\b/iu, /risk/iu],
  [
    /\bno credit card\b|\bno deposit\b|\bpay (?:on the day|later|at the end|cash)\b/iu,
    /credit card|deposit|pay\b|cash/iu,
  ],
  [/\bno (?:hidden|booking|extra) fees?\b/iu, /\bfees?\b/iu],
  [
    /\blimited (?!to\b)(?:time|places|spots|seats|offer|number|availability)|\bonly (?:a )?(?:few|handful|\w+) (?:\w+ )?(?:left|remaining|remain)\b|\b(?:filling|selling|booking) (?:up )?(?:fast|quickly)|\bfills? (?:up )?fast\b|\blast (?:chance|(?:few )?(?:places|spots|seats|tickets|rooms|dates))|\balmost (?:gone|full|sold)|\bnearly (?:gone|full|sold)|(?<!\b(?:no|a|any|in a) )\bhurry\b(?! in\b)|\bact (?:now|fast)|\bsell(?:s|ing)? out|\bbefore (?:it's|they're|it is|they are) (?:too late|gone)|\bwhile (?:stocks?|supplies|places|spots) last|\bsecure your (?:spot|place)|\bplaces are going\b|\bends (?:soon|tonight|today)\b|\b(?:today|tonight|this (?:week|weekend|month)) only\b/iu,
    /\blimited|\blast (?:places|spots)|\bleft\b|sells? out|fills? up|books? up/iu,
  ],
  [
    /\b(?:discount|voucher|coupon|bonus|gift card|special (?:price|offer|deal))/iu,
    /off\b|save|half[- ]price|discount|free|on us|pay for|pays? for|price of|voucher|coupon|bonus|early bird/iu,
  ],
  [/\b24\/7\b|\baround the clock\b/iu, /24|around the clock/iu],
  [
    /\b(?:everything|all (?:the )?(?:gear|equipment|meals|kit)) (?:you need )?(?:is |are )?(?:included|provided)|\ball[- ]inclusive/iu,
    /everything|all inclusive|all[- ]gear|all equipment|all kit|all meals|incl|provided|lend/iu,
  ],
  [
    /\bpain(?:less|[- ]free)\b|\bin your case\b|\bproven\b|\b(?:get|see) results\b|\bclinically\b|\b(?:100|completely|perfectly|totally) ?%? ?safe\b/iu,
    /painless|proven|clinical/iu,
  ],
  [
    /\b(?:dogs?|pets?)(?: are| is)? (?:welcome|allowed|friendly)|\b(?:dog|pet)[- ]friendly\b/iu,
    /\bdogs?\b|\bpets?\b/iu,
  ],
  [
    /\bwheelchair (?:users|access|friendly)|\bwheelchair-(?:friendly|accessible)|\b(?:is|are|have|fully) (?:step-free|barrier-free)\b/iu,
    /wheelchair|accessib|step-free|barrier/iu,
  ],
  [
    /\bno (?:previous |prior )?experience (?:is )?(?:needed|required|necessary)|\bneed no experience\b/iu,
    /experience|beginner|first[- ]?tim|novice|never|anyone|everyone|all levels|learn|taster|newcomer/iu,
  ],
  [
    /\b(?:all|any) ages\b|\bwhatever your age\b/iu,
    /all ages|any age|everyone|anyone|famil|kids|children/iu,
  ],
  [
    /\b(?:open|run|runs|running|available) (?:all year|year[- ]round)\b|\byear[- ]round\b|\b365 days\b/iu,
    /all year|year[- ]round|365|every month|12 months/iu,
  ],
  [/\bvegan\b/iu, /vegan/iu],
  [/\bwhatsapp\b/iu, /whatsapp/iu],
  [/\binstant(?:ly)? (?:book|confirm)\w*|\bbook online\b/iu, /online|instant|https?:|www/iu],
  [
    /\bonly (?:\p{L}+ )?(?:one|company|outfitter|operator|school|guides?|place) (?:in|on|to)\b|\bexclusive(?:ly)?\b/iu,
    /\bonly (?:\p{L}+ )?(?:one|company|outfitter|operator|school|guides?|place)\b|exclusiv/iu,
  ],
  [
    /\p{Lu}\p{L}+['’]s (?:favou?rite|finest|top|number one|best)\b/u,
    /favou?rite|finest|number one|\bbest\b/iu,
  ],
  [/\bhot tubs?\b|\bjacuzzi\b/iu, /hot tub|jacuzzi/iu],
  [/\bwi-?fi\b/iu, /wi-?fi|internet/iu],
  [/["“][^"“”]{15,}["”]\s*[-–—~]\s*\p{Lu}/u, /\breview, rated:/u],
]

export const cliches =
  /\bunlock\b|\belevate\b|\bunforgettable\b|memories (?:that|to) last|lasting memories|once[- ]in[- ]a[- ]lifetime|look no further|next level|\bworld of\b|\bseamless|game[- ]chang|\bnestled\b|hidden gem|\bpassionate\b|tailored to (?:your|you)|one[- ]stop|state[- ]of[- ]the[- ]art|cutting[- ]edge|your trusted|(?:got|have) you covered|take the first step|of your dreams|\bultimate\b|don't miss|in today's|like never before|adventure awaits|\bembark\b|leave the rest to us|sit back|high[- ]quality|top[- ]notch|\bexperience the\b|\bdiscover the\b|\bwelcome to\b|start your journey|\btransform your\b/giu

/** Claims of a text for which nothing that was said is evidence. */
export function findClaims(text: string, known: BriefKnowledge): string[] {
  const plain = text.replace(/feel free|set (?:you|them) free/giu, ' ')
  const found = claims.flatMap(([claim, proof]) => {
    const match = plain.match(claim)
    return match === null || proof.test(known.all) ? [] : [match[0]]
  })
  return [...found, ...findFree(plain, known), ...findReplyTimes(plain, known)]
}

const free =
  /(?<![\p{L}-])(?:for free|free of charge|complimentary|on us|on the house|at no (?:extra )?(?:cost|charge)|free)(?![\p{L}-]|['’])(?! (?:evening|afternoon|morning|day|days|weekend|hour|time|hand|up|from|of\b(?! charge)|now|then|to\b|on (?:that|a|which|any)))/giu
const forNothing = /^(?:for free|free of charge|at no|on the house)/iu
const nothing = /\bfree\b|gratis|charge|complimentary|on us\b|pays? for|price of|no sale|refund/iu
const available =
  /\b(?:is|are|be|you're|see what's|what is|check what is|which \w+ (?:is|are)|keep (?:a|the|one) \w+|and) free\b(?! of)/iu
const freely =
  /\bfree\b|on us|on the house|gratis|no charge|complimentary|pays? for|price of|included?|incl\b|provided|lend|lent|refund|no sale/iu

/** Something given for nothing; 'which tents are free' asks for a date. */
function findFree(text: string, known: BriefKnowledge): string[] {
  const isFreely = freely.test(known.all)
  const isForNothing = nothing.test(known.all)
  const all = [...text.matchAll(free)].filter(
    ([found]) => !(forNothing.test(found) ? isForNothing : isFreely),
  )
  if (all.length === 0) return freeThings(text, known)
  return all.flatMap(({ 0: found, index }) => {
    const around = text.slice(Math.max(0, index - 24), index + found.length + 4)
    return found.toLowerCase() === 'free' && available.test(around) ? [] : [found]
  })
}

const given =
  /^(?:photos?|photographs?|pictures?|videos?|lunch(?:es)?|breakfasts?|dinners?|drinks?|beers?|coffees?|snacks?|transfers?|pick-?ups?|shuttles?|parking|lessons?|hire|rentals?|t-?shirts?|gifts?|vouchers?|upgrades?|nights?|rides?|tours?|trips?|entry|delivery|wifi|wine)$/iu

/** 'free photos' when only the helmet is: the thing itself must have been said. */
function freeThings(text: string, known: BriefKnowledge): string[] {
  return [...text.matchAll(/\b(?:free|complimentary) (?:\p{L}+ )?(\p{L}[\p{L}-]+)/giu)].flatMap(
    ([found, thing = '']) =>
      given.test(thing) && !known.stems.has(stemOf(thing.toLowerCase())) ? [found] : [],
  )
}

const replying =
  /\b(?:reply|replies|replied|answers?|answered|respond\w*|responses?|gets? back|call(?:s|ed)? (?:you )?back|back to you|ring you|in touch|hears? (?:back )?from|writes? (?:back|to you)|confirm\w*|calls? you|phone you)\b/iu
const soon =
  /\b(?:within|in (?:less than|under)|inside|under) (?:an?|one|the|\d+|two|three|four|half an|twenty-four|forty-eight|\p{L}+) ?(?:business |working )?(?:minutes?|hours?|days?|h\b|hrs?|weeks?)|\bsame[- ](?:day|afternoon|evening|morning)\b|\bthe next (?:business |working )?(?:day|morning)\b|\bnext (?:business |working )day\b|\bin (?:minutes|seconds|no time)\b|\bby (?:tomorrow|tonight|the end of the day|noon|evening)\b|\b(?:immediately|straight ?away|right away|instantly|today|tomorrow|tonight)\b|\bbefore (?:the day is out|tomorrow|tonight|dinner|lunch)\b/iu

/** How fast somebody answers is a promise; only one about answering is evidence for it. */
function findReplyTimes(text: string, known: BriefKnowledge): string[] {
  const promised = known.sentences.filter(
    (sentence) => replying.test(sentence) && soon.test(sentence),
  )
  return text.split(/(?<=[.!?;])\s|\n/u).flatMap((sentence) => {
    const [found] = soon.exec(sentence) ?? []
    if (found === undefined || !replying.test(sentence)) return []
    const isYours = /^(?:reply|answer|write back|confirm|call|respond)\b/iu.test(sentence.trim())
    return isYours || promised.length > 0 ? [] : [found]
  })
}

const boasts =
  /(?<!\ball )\bthe (?:very |absolute )?(?:best|finest|greatest|cheapest|safest|fastest|biggest|largest|friendliest|most (?:beautiful|exciting|stunning|breathtaking|experienced|popular|trusted))\b(?! (?:man|part|way|of you|idea|case|reason|at both ends))|\b(?:unbeatable|unrivall?ed|unmatched|unparallell?ed|second to none|unforgettable|breathtaking|mind-blowing|life-changing)\b/giu

/** Superlatives that the owner did not say; nobody measured them. */
export function findSuperlatives(text: string, evidence: string): string[] {
  const said = evidence.toLowerCase()
  return (text.match(boasts) ?? []).filter((boast) => {
    const [word = ''] = boast.toLowerCase().match(/[\p{L}-]+$/u) ?? []
    return !said.includes(word)
  })
}
