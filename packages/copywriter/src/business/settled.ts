/** A subject of general advice, and the owner's words that settle it. */
type Subject = { asked: RegExp; told: RegExp }

const subjects: readonly Subject[] = [
  {
    asked: /\b(?:prices?|costs?|pay|paid|fee|expensive|book|settle|fix(?:ed)?|deposit)\b/iu,
    told: /[$€£₡₹]|\b(?:price|cost|fee|eur|euros?|usd|chf|isk|nok|sek|dkk|aud|rs|deposit|book)\b/iu,
  },
  {
    asked: /\b(?:includ\w+|provided|lent|borrow\w*|hired?|rent)\b/iu,
    told: /\b(?:includ\w+|incl|provid\w+|suppl\w+|lent|from us|from me|in the price|comes? with)\b/iu,
  },
  { asked: /\bswim/iu, told: /\bswim/iu },
  {
    asked:
      /\b(?:never|first time|first try|beginners?|experienced?|skill|good at|fit enough|fit must|fitness|level|how (?:fit|well)|new to)\b/iu,
    told: /\b(?:beginners?|experienced?|levels?|never|first[- ]tim\w*|experts?|advanced|certified|can (?:canter|ski|ride)|no \w+ (?:ticket|certificate|card))\b|\bdon't need\b|\bwithout (?:any )?licen/iu,
  },
  {
    asked: /\b(?:child(?:ren)?|kids?|aged?|how old|youngest)\b/iu,
    told: /\b(?:child(?:ren)?|kids?|aged?|babies|toddlers?|years (?:and|or) (?:over|up|older))\b|\b\d+ ?\+/iu,
  },
  {
    asked: /\b(?:weigh\w*|heaviest|load)\b/iu,
    told: /\b\d+ ?(?:kgs?|kilos?|lbs|stone)\b|\bweight\b/iu,
  },
  {
    asked:
      /\b(?:weather|rain\w*|storms?|winds?|windy|wet|rough|cloud\w*|water is high|snow is bad|cancel\w*|called? off|is off)\b/iu,
    told: /\b(?:weather|rain(?!bow)\w*|storms?|winds?|cloud\w*|cancel\w*|refund\w*|voucher for another|called? off|down days)\b/iu,
  },
  {
    asked: /\b(?:seasons?|months?|time of year)\b/iu,
    told: /\b(?:seasons?|months?|all year|whole year|January|February|March|April|May|June|July|August|September|October|November|December)\b/u,
  },
  { asked: /\b(?:wear|pack|clothes)\b/iu, told: /\b(?:wear|bring|clothes|closed shoes)\b/iu },
  {
    asked: /\b(?:eat|food|allerg\w*|vegetarian|vegan|meals?)\b/iu,
    told: /\b(?:eat|food|allerg\w*|vegetarians?|vegans?|meals?|breakfast|brekkie|lunch|dinner|snacks?|soup|board|cheese|picnic)\b/iu,
  },
  { asked: /\bdogs?\b/iu, told: /\bdogs?\b/iu },
  { asked: /\b(?:licen[cs]es?|permits?)\b/iu, told: /\b(?:licen[cs]es?|permits?)\b/iu },
  {
    asked: /\b(?:how far|distances?|kilomet\w+|miles|for the metres)\b/iu,
    told: /\b\d+ ?(?:km|kms|kilomet\w+|miles?|metres|meters|m)\b/iu,
  },
  {
    asked: /\bhow (?:long (?:does|is|are|will|do)|many hours)\b|\babout hours\b/iu,
    told: /\b\d+ ?(?:h|hrs?|hours?|minutes?|days?|nights?)\b/iu,
  },
  {
    asked:
      /\b(?:how (?:many|large|big) (?:people|of us|are the|is the)|group size|who dives with)\b/iu,
    told: /\b(?:max\w*|at most|groups?|up to \d+|per (?:guide|instructor)|guests|people)\b/iu,
  },
  {
    asked: /\b(?:get there|picked up|parking|the way there|meeting point)\b/iu,
    told: /\b(?:pick-?up|picks? you up|picked up|parking|transfers?|meeting point|station|we come to)\b/iu,
  },
  {
    asked: /\b(?:will i see|shall i see|hoping for|are you sure to see|likely in)\b/iu,
    told: /\b(?:most days|seen on|sightings?|guarantee\w*|voucher|rare(?:ly)?)\b/iu,
  },
  {
    asked: /\b(?:heart|pregnan\w*|doctor\w*|medical|health|injur\w+|knees|back)\b/iu,
    told: /\b(?:heart|pregnan\w*|doctor|GP|medical|surgery|operation|epilep\w*)\b/iu,
  },
  {
    asked: /\b(?:panic|claustrophob\w*|scared|afraid|fear\w*|heights|shy)\b/iu,
    told: /\b(?:panic|claustrophob\w*|scared|afraid|fear\w*|heights|nervous)\b/iu,
  },
  { asked: /\b(?:loud|noise|quiet)\b/iu, told: /\b(?:calm|quiet|silent|no music|noise)\b/iu },
  {
    asked: /\b(?:bathrooms?|showers?|toilets?|taps)\b/iu,
    told: /\b(?:bathrooms?|showers?|toilets?|wc|long drop|en[- ]?suite)\b/iu,
  },
  {
    asked: /\b(?:comforts?|bedding|camping type)\b/iu,
    told: /\b(?:beds?|bedding|linen|hot tub|burner|stove|heating)\b/iu,
  },
  {
    asked: /\b(?:squeez\w+|crawl\w*|narrow)\b/iu,
    told: /\b(?:squeez\w+|crawl\w*|narrow)\b/iu,
  },
  {
    asked: /\bchang\w+ (?:of )?(?:the )?(?:dates?|them|plans?)\b/iu,
    told: /\b(?:cancel\w*|refund\w*|chang\w+|voucher)\b/iu,
  },
  {
    asked: /\blanguages?\b/iu,
    told: /\b(?:English|German|Spanish|French|bilingual|languages?)\b/u,
  },
]

const asking = /\b(?:ask|find out|check|look up|learn which|speak to|tell (?:us|me|\{us\}))\b/iu

/** Whether a question stands on a subject that the owner has settled, and so has no general answer. */
export function isSettledQuestion(said: string, question: string, answer: string): boolean {
  const sent = answer.split(/(?<=[.?!]) /u).filter((sentence) => asking.test(sentence))
  return subjects.some(
    (subject) =>
      [question, ...sent].some((text) => subject.asked.test(text)) && subject.told.test(said),
  )
}

/** Whether a line sends the reader to find out what the owner has told already. */
export function isToldAlready(said: string, line: string): boolean {
  const sent = line
    .split(/(?<=[.?!]) /u)
    .filter((sentence) => /\b(?:ask|find out)\b/iu.test(sentence))
  return subjects.some(
    (subject) => sent.some((text) => subject.asked.test(text)) && subject.told.test(said),
  )
}
