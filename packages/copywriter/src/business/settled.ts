/** A subject of general advice, and the owner's words that settle it. */
const subjects: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:prices?|costs?|pay|paid|fee|expensive|book|settle|fix(?:ed)?|deposit)\b/iu,
    /[$€£₡₹]|\b(?:price|cost|fee|eur|euros?|usd|chf|isk|nok|sek|dkk|aud|rs|deposit|book)\b/iu,
  ],
  [
    /\b(?:includ\w+|provided|lent|borrow\w*|hired?|rent)\b/iu,
    /\b(?:includ\w+|incl|provid\w+|suppl\w+|lent|from us|from me|in the price|comes? with)\b/iu,
  ],
  [/\bswim/iu, /\bswim/iu],
  [
    /\b(?:never|first time|first try|beginners?|experienced?|skill|good at|fit enough|fit must|fitness|level|how (?:fit|well)|new to)\b/iu,
    /\b(?:beginners?|experienced?|levels?|never|first[- ]tim\w*|experts?|advanced|certified|can (?:canter|ski|ride)|no \w+ (?:ticket|certificate|card))\b|\bdon't need\b|\bwithout (?:any )?licen/iu,
  ],
  [
    /\b(?:child(?:ren)?|kids?|aged?|how old|youngest)\b/iu,
    /\b(?:child(?:ren)?|kids?|aged?|babies|toddlers?|years (?:and|or) (?:over|up|older))\b|\b\d+ ?\+/iu,
  ],
  [/\b(?:weigh\w*|heaviest|load)\b/iu, /\b\d+ ?(?:kgs?|kilos?|lbs|stone)\b|\bweight\b/iu],
  [
    /\b(?:weather|rain\w*|storms?|winds?|windy|wet|rough|cloud\w*|water is high|snow is bad|cancel\w*|called? off|is off)\b/iu,
    /\b(?:weather|rain(?!bow)\w*|storms?|winds?|cloud\w*|cancel\w*|refund\w*|voucher for another|called? off|down days)\b/iu,
  ],
  [
    /\b(?:seasons?|months?|time of year)\b/iu,
    /\b(?:seasons?|months?|all year|whole year|January|February|March|April|May|June|July|August|September|October|November|December)\b/u,
  ],
  [/\b(?:wear|pack|clothes)\b/iu, /\b(?:wear|bring|clothes|closed shoes)\b/iu],
  [
    /\b(?:eat|food|allerg\w*|vegetarian|vegan|meals?)\b/iu,
    /\b(?:eat|food|allerg\w*|vegetarians?|vegans?|meals?|breakfast|brekkie|lunch|dinner|snacks?|soup|board|cheese|picnic)\b/iu,
  ],
  [/\bdogs?\b/iu, /\bdogs?\b/iu],
  [/\b(?:licen[cs]es?|permits?)\b/iu, /\b(?:licen[cs]es?|permits?)\b/iu],
  [
    /\b(?:how far|distances?|kilomet\w+|miles|for the metres)\b/iu,
    /\b\d+ ?(?:km|kms|kilomet\w+|miles?|metres|meters|m)\b/iu,
  ],
  [
    /\bhow (?:long (?:does|is|are|will|do)|many hours|much time)\b|\babout hours\b/iu,
    /\b(?:\d+|an|one|two|three|half an?|and a half) ?(?:h|hrs?|hours?|minutes?|days?|nights?)\b|\b\d+(?:[:.]\d+)? ?(?:[ap]m)? (?:to|until|-) \d+(?:[:.]\d+)? ?(?:[ap]m)\b/iu,
  ],
  [
    /\b(?:will i see|shall i see|hoping for|are you sure to see|likely in)\b/iu,
    /\b(?:most days|seen on|sightings?|guarantee\w*|voucher|rare(?:ly)?)\b/iu,
  ],
  [
    /\b(?:heart|pregnan\w*|doctor\w*|medical|health|injur\w+|knees|back)\b/iu,
    /\b(?:heart|pregnan\w*|doctor|GP|medical|surgery|operation|epilep\w*)\b/iu,
  ],
  [
    /\b(?:panic|claustrophob\w*|scared|afraid|fear\w*|heights|shy)\b/iu,
    /\b(?:panic|claustrophob\w*|scared|afraid|fear\w*|heights|nervous)\b/iu,
  ],
  [/\b(?:loud|noise|quiet)\b/iu, /\b(?:calm|quiet|silent|no music|noise)\b/iu],
  [
    /\b(?:bathrooms?|showers?|toilets?|taps)\b/iu,
    /\b(?:bathrooms?|showers?|toilets?|wc|long drop|en[- ]?suite)\b/iu,
  ],
]

const sending = /\b(?:ask|find out|check|look up|learn which|speak to|tell (?:us|me|\{us\}))\b/iu

/** Whether one of the texts, or what they send people to find out, is a subject that the owner has settled. */
function isSettled(said: string, texts: readonly string[]): boolean {
  return subjects.some(([asked, told]) => texts.some((text) => asked.test(text)) && told.test(said))
}

function sentOf(text: string): string[] {
  return text.split(/(?<=[.?!]) /u).filter((sentence) => sending.test(sentence))
}

/** Whether a question stands on a subject that the owner has settled, and so has no general answer. */
export function isSettledQuestion(said: string, question: string, answer: string): boolean {
  return isSettled(said, [question, ...sentOf(answer)])
}

/** Whether a line sends the reader to find out what the owner has told already. */
export function isToldAlready(said: string, line: string): boolean {
  return isSettled(
    said,
    sentOf(line).filter((sentence) => /\b(?:ask|find out)\b/iu.test(sentence)),
  )
}
