type FinerKind = {
  /** `trade/kind`; its lines are in `content/trade/kind.md`. */
  key: string
  /** The owner's words that name it, and those that rule it out. */
  when: RegExp
  unless?: RegExp
}

/** Kinds of a trade with advice of their own; of several that are named the first counts. */
export const finerKinds: readonly FinerKind[] = [
  { key: 'fishing/ice', when: /\b(?:ice fishing|frozen lake|pilk)/iu },
  {
    key: 'fishing/fly',
    when: /\b(?:fly[- ]?fish|fly[- ](?:rods?|casts?|casting|anglers?)\b|dry fl(?:y|ies))/iu,
  },
  {
    key: 'rafting/expedition',
    when: /\b(?:multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ]days?|expeditions?|overnight)/iu,
  },
  {
    key: 'rafting/calm',
    when: /\b(?:soft rafting|class (?:1|i)\b|class 1|no experience needed|float trip|scenic float)/iu,
  },
  {
    key: 'kayaking/night',
    when: /\b(?:night (?:kayak|tours?|paddl)|moonlight|bioluminescen|glow)/iu,
  },
  { key: 'kayaking/rental', when: /\b(?:to rent|rentals?|hire)/iu },
  {
    key: 'kayaking/camp',
    when: /\b(?:wild camping|overnight|(?:[2-9]|two|three|four|five)[- ]days?)/iu,
  },
  { key: 'hiking/huts', when: /\b(?:hut[- ]to[- ]hut|huts?\b|alps|dolomites)/iu },
  {
    key: 'hiking/dogs',
    when: /\b(?:dogs?\b(?!(?: are| is)? (?:welcome|allowed|friendly|ok)|-friendly))/iu,
  },
  {
    key: 'hiking/half-day',
    when: /\b(?:half[- ]days?\b(?! (?:or|and) (?:full|whole))|waterfall (?:hike|walk)|city (?:hike|walk))/iu,
  },
  { key: 'hiking/long-distance', when: /\b(?:multi-?day|coast path|long[- ]distance|trekk)/iu },
  {
    key: 'lodge/self-catering',
    when: /\b(?:self[- ]catering|cottage|bothy|(?:cabin|house) to rent|(?:own|full|fitted|equipped) kitchen|kitchenette)/iu,
  },
  {
    key: 'lodge/full-board',
    when: /\b(?:full board|half board|dinner is|chef|all inclusive|estancia)/iu,
  },
  {
    key: 'lodge/camp-and-station',
    when: /\b(?:bush camp|camp per night|(?:cattle|sheep|outback) station|powered sites|long drop)/iu,
  },
  {
    key: 'dentist/children',
    when: /\b(?:(?<!(?:free|price|\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)|p(?:a)?ediatric)/iu,
  },
  {
    key: 'rock-climbing/multi-pitch',
    when: /\b(?:multi[- ]?pitch|trad\b|big wall|cinque torri|(?:sea|desert|sandstone) towers?)/iu,
  },
  {
    key: 'rock-climbing/children',
    when: /\b(?:(?<!(?:free|price|\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)|scout (?:group|troop)s?)/iu,
  },
  {
    key: 'coaching/outdoors',
    when: /\b(?:walk(?:s|ing)?\b(?! (?:you|me|us|through|away))|outdoors?|(?:in|through) (?:the )?(?:woods?|forest|nature))/iu,
  },
  { key: 'legal/boats', when: /\b(?:boat|marine|yacht|charter|salvage)/iu },
  { key: 'pets/grooming', when: /\b(?:groom|de-?shedding)/iu },
  { key: 'general/campervan', when: /\b(?:campervans?|camper vans?|motorhomes?)/iu },
  {
    key: 'general/farewell',
    when: /\b(?:funerals?|memorials?|undertakers?|bereave|burials?|ashes\b)/iu,
  },
  { key: 'gear-rental/bikes', when: /\b(?:bikes?|cycles?|tandems?)/iu },
  { key: 'fitness/outdoors', when: /\b(?:bootcamp|beach|(?:in|at) the park\b|outdoors?)/iu },
  { key: 'agency/film', when: /\b(?:film|photograph|reels?|drone)/iu },
  {
    key: 'surfing/weeks',
    when: /\b(?:surf\w* (?:(?:&|and) \w+ )?weeks?|nights|surf camps?|retreat)/iu,
  },
  {
    key: 'surfing/children',
    when: /\b(?:(?<!(?:free|price|\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson))/iu,
  },
  { key: 'horse-riding/icelandic', when: /\b(?:icelandic (?:horse|pon|riding)|tölt)/iu },
  { key: 'diving/cold', when: /\b(?:cold[- ]water|kelp|dry[- ]?suits?)/iu },
  {
    key: 'bike-touring/city',
    when: /\b(?:city|old town|town\b|graffiti|market|ciclov[ií]a|bogot[aá]|(?:rome|roma|paris|berlin|lisbon|barcelona|amsterdam|vienna|prague|porto|london|seville|valencia|copenhagen|budapest)\b)/iu,
    unless:
      /\b(?:(?:[2-9]|\d\d|two|three|four|five|six|seven)[- ](?:days?|nights?)|weeks?\b|self[- ]guided|holidays|mountain|gravel)/iu,
  },
  {
    key: 'home-services/joinery',
    when: /\b(?:join(?:er|ery)|cabinet|wardrobes?|kitchens? (?:from|in) |(?:we|i) build kitchens|bespoke|k[üu]chen|schreiner|carpent|staircase)/iu,
  },
  {
    key: 'fitness/online',
    when: /\b(?:online (?:\w+ ){0,4}(?:programme|program|course|class|coach|training|strength|sessions?)|zoom|by video|(?:train\w*|minutes?|strength|workouts?|sessions?) (?:\w+ ){0,4}at home|trainingpeaks)/iu,
  },
  { key: 'caving/ice', when: /\b(?:ice caves?)/iu },
  {
    key: 'hiking/mudflat',
    when: /\b(?:mud ?-?flats?|wadden|wadlopen|watt(?:wander|enmeer)|tidal flats?)/iu,
  },
  {
    key: 'craft-experience/tasting',
    when: /\b(?:(?:wine|cider|beer|whisk(?:e)?y|gin|rum|cheese|chocolate|olive oil|tea|mead|honey) tastings?|tastings? of|vineyards?|distiller(?:y|ies)|winer(?:y|ies)|cider|orchard tours?)/iu,
  },
  {
    key: 'craft-experience/cooking',
    when: /\b(?:cook(?:ing|ery) (?:class|course|lesson|school|workshop)|(?:you|and) cook\b|bak(?:ing|ery) (?:class|course|workshop)|pasta making|paella class)/iu,
  },
]

/** The key of the finer kind that the owner's words name; null when they name none. */
export function finerKindOf(tradeKey: string, said: string): string | null {
  const named = finerKinds.find(
    ({ key, when, unless }) =>
      key.startsWith(`${tradeKey}/`) && when.test(said) && unless?.test(said) !== true,
  )
  return named?.key ?? null
}
