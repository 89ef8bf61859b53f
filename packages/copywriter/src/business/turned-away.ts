/** What an owner turns away: the owner's words for it, and the words of a line that would offer it. */
type Exclusion = { told: RegExp; line: RegExp }

const exclusions: Readonly<Record<string, Exclusion>> = {
  first: {
    told: /\bno (?:beginners|novices|first[- ]timers|intermediates)\b|\bnot for (?:\w+ )?(?:beginners|novices|first)|\b(?:experts?|advanced|experienced)\b[\w ,&]{0,24}\bonly\b|\bonly (?:for )?(?:experts?|advanced|experienced)/iu,
    line: /\b(?:beginners?|first (?:time|tour|dive|go|try|lesson|session|flight|ride|run|descent)s?|first breath|never (?:done|been|held|flown|dived|skied|ridden|had|tried|climbed|sailed)|new to|easy climb|flat tracks)\b/iu,
  },
  kids: {
    told: /\bno (?:children|kids|babies)\b(?! (?:under|below|younger))|\badults[- ]only\b|\bnot for (?:children|kids)\b|\b18 ?\+|\bover 18s? only\b/iu,
    line: /\b(?:child(?:ren)?|kids?|toddlers?)\b/iu,
  },
  dogs: {
    told: /\bno (?:dogs|pets|animals)\b|\bdogs? (?:are )?not\b/iu,
    line: /\b(?:dogs?|pets?)\b/iu,
  },
  scuba: {
    told: /\bno (?:tanks?|scuba|bottles)\b|\bnot scuba\b|\bbreath[- ]hold only\b|(?:\bno|n't need(?: an?)?|without) (?:scuba|dive|diving) (?:ticket|card|certificate|licen[cs]e)/iu,
    line: /\b(?:scuba|tanks?|(?:diving|your) card|logbook)\b/iu,
  },
  alcohol: { told: /\b(?:no alcohol|alcohol[- ]free)\b/iu, line: /\b(?:beers?|wine|prosecco)\b/iu },
}

/** Whether the owner turns away whom the tag names: 'no beginners' for `first`. */
export function turnsAway(said: string, tag: string): boolean {
  return exclusions[tag]?.told.test(said) === true
}

/** Whether a line offers what the owner turns away. */
export function offersTurnedAway(said: string, line: string): boolean {
  return Object.values(exclusions).some(
    ({ told, line: offer }) => offer.test(line) && told.test(said),
  )
}
