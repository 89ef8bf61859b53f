/** A claim, and what the owner must have said for it to be true. */
const claims: readonly (readonly [claim: RegExp, evidence: RegExp])[] = [
  [
    /(?<!-)\bfree\b(?! (?:evening|afternoon|morning|day|weekend|hour|time|hand|up|from|of\b))/iu,
    /\bfree\b|on us|gratis|no charge|complimentary/iu,
  ],
  [/guarante/iu, /guarante/iu],
  [/\baward/iu, /award/iu],
  [/\b(?:certified|accredited)\b/iu, /certif|accredit/iu],
  [/\blicen[sc]ed\b/iu, /licen|lisc|lisen/iu],
  [/\b(?:fully )?insured\b/iu, /insur/iu],
  [
    /\b(?:top|best|highest|highly)[- ]rated|\b(?:5|five)[- ]stars?\b|\breviews?\b|\btestimonials?\b/iu,
    /rated|star|review/iu,
  ],
  [
    /#1|\bnumber one\b|\bno\. ?1\b|\bmarket leader|\bworld[- ]class\b|\bthe best \w+ in\b|\bleading\b/iu,
    /#1|number one|leading|best|world/iu,
  ],
  [
    /\btrusted by\b|\bloved by\b|\b(?:happy|satisfied) (?:customers|clients|guests|patients)\b/iu,
    /trusted|happy|satisf/iu,
  ],
  [/\b(?:thousands|hundreds|dozens|millions|countless)\b/iu, /thousand|hundred|dozen|million/iu],
  [
    /\b(?:years|decades|generations) of\b|\bfor (?:generations|decades)\b|\bover the years\b/iu,
    /since|years|decade|generation/iu,
  ],
  [/\bfamily[- ](?:run|owned)\b|\blocally owned\b/iu, /famil|local/iu],
  [
    /\bno[- ]obligation|\bno strings|\brisk[- ]free\b|\bno commitment\b|\bcancel any ?time|\bmoney[- ]back|\brefund|\bfree cancell?ation|\bno credit card|\bno (?:hidden|booking|extra) fees?\b/iu,
    /obligation|strings|risk|commitment|cancel|refund|credit card|fees?\b|money[- ]?back/iu,
  ],
  [
    /\blimited\b|\bonly (?:a )?(?:few|\w+) (?:left|remaining)|\b(?:filling|selling|booking up) (?:up )?fast|\blast chance|\balmost (?:gone|full|sold)|(?<!\b(?:no|a|any) )\bhurry\b|\bact (?:now|fast)|\bsell(?:s|ing)? out|\bbefore (?:it's|they're|it is) (?:too late|gone)|\bwhile (?:stocks?|supplies|places|spots) last|\bsecure your (?:spot|place)/iu,
    /\blimited|\blast|\bleft|sell out/iu,
  ],
  [
    /\b(?:discount|voucher|coupon|bonus|gift card|special (?:price|offer|deal))/iu,
    /off\b|save|half price|discount|free|on us|pay for|price of|voucher|coupon|bonus|early bird/iu,
  ],
  [
    /\b24\/7\b|\bwithin (?:a|one|an|the|\d+|two|three)\b|\bsame[- ]day\b|\bnext (?:business |working )?day\b|\bin (?:minutes|seconds)\b|\bby (?:tomorrow|tonight)\b/iu,
    /within|same[- ]day|24|hours|next day/iu,
  ],
  [
    /\b(?:everything|all (?:gear|equipment|meals|kit)) (?:is |are )?(?:included|provided)|\ball[- ]inclusive/iu,
    /everything|all inclusive|all[- ]gear|all equipment|all kit|all meals/iu,
  ],
  [
    /\bpain(?:less|[- ]free)\b|\bin your case\b|\bproven\b|\b(?:get|see) results\b|\bclinically\b|\b(?:100|completely|perfectly|totally) ?%? ?safe\b/iu,
    /painless|proven|clinical/iu,
  ],
  [/["“][^"“”]{15,}["”]\s*[-–—~]\s*\p{Lu}/u, /^\b$/u],
]

export const cliches =
  /\bunlock\b|\belevate\b|\bunforgettable\b|memories (?:that|to) last|lasting memories|once[- ]in[- ]a[- ]lifetime|look no further|next level|\bworld of\b|\bseamless|game[- ]chang|\bnestled\b|hidden gem|\bpassionate\b|tailored to (?:your|you)|one[- ]stop|state[- ]of[- ]the[- ]art|cutting[- ]edge|your trusted|(?:got|have) you covered|take the first step|of your dreams|\bultimate\b|don't miss|in today's|like never before|adventure awaits|\bembark\b|leave the rest to us|sit back|high[- ]quality|top[- ]notch|\bexperience the\b|\bdiscover the\b|\bwelcome to\b|start your journey|\btransform your\b/giu

/** Claims in the text for which the owner's words hold no evidence. */
export function findClaims(text: string, evidence: string): string[] {
  const plain = text.replace(/feel free|set (?:you|them) free/giu, ' ')
  return claims.flatMap(([claim, proof]) => {
    const found = plain.match(claim)
    return found === null || proof.test(evidence) ? [] : [found[0]]
  })
}

const boasts =
  /(?<!\ball )\bthe (?:very |absolute )?(?:best|finest|greatest|cheapest|safest|fastest|biggest|largest|friendliest|most (?:beautiful|exciting|stunning|breathtaking|experienced|popular|trusted))\b(?! (?:man|part|way|of you|idea|case|reason))|\b(?:unbeatable|unrivall?ed|unmatched|unparallell?ed|second to none|unforgettable|breathtaking|mind-blowing|life-changing)\b/giu

/** Superlatives that the owner did not say; nobody measured them. */
export function findSuperlatives(text: string, evidence: string): string[] {
  const said = evidence.toLowerCase()
  return (text.match(boasts) ?? []).filter((boast) => {
    const [word = ''] = boast.toLowerCase().match(/[\p{L}-]+$/u) ?? []
    return !said.includes(word)
  })
}
