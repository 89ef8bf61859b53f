const beginners =
  /\b(?:beginners?|first (?:time|tour|dive|go|try|lesson|session|flight|ride|run|descent)s?|first breath|never (?:done|been|held|flown|dived|skied|ridden|had|tried|climbed|sailed)|new to|easy climb|flat tracks)\b/iu
const children = /\b(?:child(?:ren)?|kids?|toddlers?|youngest)\b/iu

/** What an owner turns away: the owner's words for it, and the words of a line that would offer it. */
const exclusions: Readonly<Record<string, { told: RegExp; line: RegExp }>> = {
  first: {
    told: /\bno (?:beginners|novices|first[- ]timers|intermediates)\b|\bnot for (?:\w+ )?(?:beginners|novices|first)|\b(?:experts?|advanced|experienced)\b[\w ,&]{0,24}\bonly\b|\bonly (?:for )?(?:experts?|advanced|experienced)|\bserious \w+s\b/iu,
    line: beginners,
  },
  kids: {
    told: /\bno (?:children|kids|babies)\b(?! (?:under|below|younger))|\badults[- ]only\b|\bnot for (?:children|kids)\b|\b18 ?\+|\bover 18s? only\b/iu,
    line: children,
  },
  scuba: {
    told: /\bno (?:tanks?|scuba|bottles)\b|\bnot scuba\b|\bbreath[- ]hold only\b|\b(?:no|n't need(?: an?)?|without) (?:scuba|dive|diving) \w+/iu,
    line: /\b(?:scuba|tanks?|(?:diving|your) card|logbook)\b/iu,
  },
  dogs: {
    told: /\bno (?:pets|animals)\b|\b(?:dogs?|pets) (?:are )?no(?:t|pe)?\b/iu,
    line: /\bdogs?\b/iu,
  },
}

/** 'No wifi', 'no jumps or ropes', 'without a motor': things that there are not, by the first letters of their names. */
function missingThings(said: string): string[] {
  const lists = said.matchAll(
    /\b(?:no|without(?: an?)?) (\p{L}{4,})(?:(?:,| or| and|,? no) (\p{L}{4,}))?(?! (?:under|below|younger|over))/giu,
  )
  return [...lists].flatMap(([, ...names]) =>
    names.flatMap((name) => (name ? [name.toLowerCase().replace(/(?:es|s|ing)$/u, '')] : [])),
  )
}

/** Whether the owner turns away whom the tag names: 'no beginners' for `first`. */
export function turnsAway(said: string, tag: string): boolean {
  return exclusions[tag]?.told.test(said) === true
}

/** Whether a line offers what the owner turns away or does not have. */
export function offersTurnedAway(said: string, line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return (
    Object.values(exclusions).some(
      ({ told, line: offer }) => offer.test(line) && told.test(said),
    ) || missingThings(said).some((thing) => words.some((word) => word.startsWith(thing)))
  )
}
