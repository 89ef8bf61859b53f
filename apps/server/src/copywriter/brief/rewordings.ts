/** Ways to say a fact in other words without changing what it says. */
const small = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

type Rewording = (text: string) => string

const swap =
  (from: RegExp, to: string): Rewording =>
  (text) =>
    text.replace(from, to)

/** Other words for the same, the most natural first. */
export const rewordings: readonly Rewording[] = [
  swap(/ or you get (?=your money|a )/iu, '; otherwise you get '),
  swap(/^if it(?:'s| is) too windy,? (?=we|you|I)/iu, 'When the wind is too strong, '),
  swap(/\brent it\b/iu, 'rent one'),
  swap(/ so no (?=\p{Ll})/iu, ', which means no '),
  swap(/(?<= )each day\b/iu, 'for each day'),
  swap(/(?<!either )\b(\d+–\d+ \p{L}+ or \d+–\d+)/iu, 'either $1'),
  swap(/\ba 5[- ]day\b/iu, 'a five-day'),
  swap(/\bshow you the\b/iu, 'will show you the'),
  swap(/^(not (?:suitable|for) .*) and /iu, '$1 or '),
  swap(
    / from ((?:January|February|March|April|May|June|July|August|September|October|November|December) to \p{L}+)$/u,
    ', $1',
  ),
  swap(/\bbetween (\S+) and (\S+)/iu, 'from $1 to $2'),
  swap(/\bper (day|week|month|year|night|hour)\b/iu, 'a $1'),
  swap(/\bfor which you get\b/iu, 'with'),
  swap(/\bwhere you can\b/iu, 'to'),
  swap(/\bwho(?:'ve| have) got\b/iu, 'with'),
  swap(/\b(I|we) see (?=problems)/iu, '$1 notice'),
  // Small figures in words, and words in figures, read alike.
  (text) =>
    text.replace(
      /(?<![\d.,–:$£€] ?|-)\b(\d{1,2}) (?=(?:\p{Ll}+ )?\p{Ll}{3,}s\b)(?!hours|minutes|km|miles|years|per )/u,
      (all, count: string) =>
        small[Number(count) - 2] === undefined ? all : `${small[Number(count) - 2]} `,
    ),
  (text) =>
    text.replace(
      /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=\p{Ll})/iu,
      (_, word: string) => `${small.indexOf(word.toLowerCase()) + 2} `,
    ),
  swap(/ who (?:was|were|is|are) (?=\p{L}+ed\b)/u, ' '),
  swap(/ and the (?=\p{L}+ \p{Lu}|\p{Lu})/u, ' and '),
  swap(/\bgroups of (\d) to (\d)\b/iu, 'groups from $1 to $2'),
  (text) =>
    text.replace(
      /\b(two|three|four|five|six|seven|eight|nine|ten)-(?=day|hour|week|course)/iu,
      (_, word: string) => `${small.indexOf(word.toLowerCase()) + 2}-`,
    ),
  frontedTime,
  frontedPlace,
  passive,
  frontedVehicle,
  swap(/ that (?=(?:you|we|they)\b)/u, ' '),
  swap(/, then (?=(?:you|we|they)\b)/u, '; '),
  swap(/\bmost of our\b/iu, 'most of the'),
  turnedQuestions,
  swap(/\bfor free$/u, 'at no charge'),
  swap(/\blets you\b/iu, 'allows you to'),
  swap(/\bfrom (\d[\d.]*) to (\d[\d.]*)/iu, '$1–$2'),
  swap(/\bour (\p{L}+)'s (\p{L}+)\b/u, 'the $2 of our $1'),
  rotatedList,
  swap(/\bI'm\b/u, 'I am'),
  swap(/\bI am\b/u, "I'm"),
  swap(/\b(we|you|they) are\b/iu, "$1're"),
  swap(/\b(we|you|they)'re\b/iu, '$1 are'),
  swap(/\b(we|you|they|I)'ve\b/iu, '$1 have'),
  swap(/\b(we|you|they) have got\b/iu, '$1 have'),
  swap(/\bdo not\b/iu, "don't"),
  swap(/\bcannot\b|\bcan not\b/iu, "can't"),
  swap(/\bcan't\b/iu, 'cannot'),
  swap(/\bdon't\b/iu, 'do not'),
  swap(/\bin case of\b/iu, 'if there is'),
  swap(/\ball of them\b/iu, 'every one'),
  swap(/\ball (?=(?:our|my|the) )/iu, 'all of '),
  swap(/\bwhat we call\b/iu, 'our'),
  swap(/\bso that you (?=only|just)/iu, 'and you '),
  swap(/\bgroups of up to (\d+)\b/iu, 'up to $1 in a group'),
  swap(/\bwe also (?=\p{L})/iu, 'we '),
  swap(/\bas well as\b/iu, 'and'),
  swap(/\bwhich\b/iu, 'that'),
  swap(/\bevery\b/iu, 'each'),
  swap(/\beach\b/iu, 'every'),
  swap(/\bfor (?=an? fixed\b)/iu, 'at '),
  swap(/ or longer\b/iu, ' or more'),
  swap(/\bincluding\b/iu, 'with'),
  swap(/\b(you|beginners|guests|students) get\b/iu, '$1 receive'),
  swap(/ \(([^()]+)\)$/u, ': $1'),
  swap(/ and (?=(?:we|you|I|they|it|there)\b)/iu, '; '),
  swap(/\bper (person|guest|adult)\b/iu, 'a $1'),
  swap(/\bhelp (.+?) (find|get|learn|see|make)\b/iu, 'help $1 to $2'),
  swappedTails,
  tailFirst,
  swap(
    / and (?!(?:we|you|I|they|it|there|know|is|are|get|pay|both|then|run|live|grew|see|book|eat|cook)\b)(?=\p{L})/iu,
    ' plus ',
  ),
]

/** 'Beginners get a lesson before we launch' also says 'Before we launch, beginners get a lesson'. */
function frontedTime(text: string): string {
  const match =
    /^(.{12,}?) ((?:before|after|when|until|since|if|for (?:many|\d+|ten|five|twenty) years\b)(?: [^,;]+)?)$/u.exec(
      text,
    )
  if (match === null || !/^(?:we|I|you|they|our|the|\p{L}+s) /iu.test(text)) return text
  const [, main = '', time = ''] = turnedPronoun(match[1] ?? '', match[2] ?? '')
  if (
    / (?:that|which|who) |^(?:at most|from|no) |^I(?:'m| am) \p{L}+,/iu.test(main) ||
    !hasVerb.test(main)
  )
    return text
  const start = /^(?:I\b|\p{Lu}\p{L}* \p{Lu})/u.test(main)
    ? main
    : main.charAt(0).toLowerCase() + main.slice(1)
  return `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${start}`
}

/** 'I see problems with houses before you buy them': the noun goes to the front with the time. */
function turnedPronoun(main: string, time: string): readonly string[] {
  const noun = main.match(/\p{Ll}+s$/u)?.[0]
  if (!time.endsWith(' them') || noun === undefined) return ['', main, time]
  return ['', `${main.slice(0, -noun.length)}them`, `${time.slice(0, -4)}${noun}`]
}

const hasVerb =
  /^(?:we|I|you|they)\b|\b(?:had|worked|gets?|are|is|have|has|receive|learn|go|come|stay|carry)\b/iu

const made: Readonly<Record<string, string>> = {
  runs: 'run',
  leads: 'led',
  teaches: 'taught',
  cooks: 'cooked',
  bakes: 'baked',
  guides: 'guided',
}

/** 'Our daughter Vroni runs the desk' also says 'The desk is run by our daughter Vroni'. */
function passive(text: string): string {
  const [, who = '', verb = '', what = ''] =
    /^(our \p{L}+ \p{Lu}\p{L}+|\p{Lu}\p{L}+) (runs|leads|teaches|guides) (the [^,;]+)$/iu.exec(
      text,
    ) ?? []
  const done = made[verb]
  if (done === undefined) return text
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} is ${done} by ${who.charAt(0).toLowerCase()}${who.slice(1)}`
}

/** 'Five-day courses on a 38 ft yacht' also says 'On a 38 ft yacht: five-day courses'. */
function tailFirst(text: string): string {
  const match = /^([\p{L}\d][\p{L}\d' -]*?) ((?:on|in|at|from) [^,;():]+)$/u.exec(text)
  const [, head = '', tail = ''] = match ?? []
  if (
    match === null ||
    / (?:if|when|until|unless) /u.test(tail) ||
    hasVerb.test(head) ||
    head.split(' ').length < 3
  )
    return text
  return `${tail.charAt(0).toUpperCase()}${tail.slice(1)}: ${/^\p{Lu}\p{Ll}/u.test(head) ? head.charAt(0).toLowerCase() + head.slice(1) : head}`
}

/** 'where the puffins nest, which cafes are best and when to go' told from its end. */
function turnedQuestions(text: string): string {
  const match =
    /^(.*? )((?:where|which|when|how|what) [^,]+), ((?:where|which|when|how|what) [^,]+) and ((?:where|which|when|how|what) .+)$/iu.exec(
      text,
    )
  return match === null ? text : `${match[1]}${match[3]}, ${match[4]} and ${match[2]}`
}

/** 'Tour with Kev on the back of the ute' also says 'Tour on the back of the ute with Kev'. */
function swappedTails(text: string): string {
  const match =
    /^([\p{L}\d][\p{L}\d '-]*?) ((?:with|by|from|in|on|at) [^,;()]+?) ((?:with|by|from|in|on|at) [^,;()]+)$/u.exec(
      text,
    )
  if (match === null || /^(?:we|I|you|they)\b/iu.test(text)) return text
  return `${match[1]} ${match[3]} ${match[2]}`
}

/** 'We fly hikers by helicopter to the basins' also says 'By helicopter we fly hikers to the basins'. */
function frontedVehicle(text: string): string {
  return text.replace(
    /^(we|I) (.{12,}?) (by (?:helicopter|boat|bus|van|bike|train|kayak|canoe|horse|car|raft)) /iu,
    (_, who: string, what: string, how: string) =>
      `B${how.slice(1)} ${who === 'I' ? who : who.toLowerCase()} ${what} `,
  )
}

/** 'We bake at night in Ghent' also says 'In Ghent we bake at night'. */
function frontedPlace(text: string): string {
  const [, subject = '', middle = '', place = ''] =
    /^(we|I) ([^,;]{12,}) ((?:in|on|from|at|along) (?:the )?\p{Lu}[^,;]*)$/u.exec(text) ?? []
  if (subject === '' || / (?:that|which|who) /u.test(text)) return text
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${subject} ${middle}`
}

/** 'rods, bait, licence and lunch' also says 'licence, lunch, rods and bait'. */
function rotatedList(text: string): string {
  const match =
    /(?<=^|\b(?:supply|with|in|include|bring|speak|provide|of|on) )([\p{L}'-]+(?: [\p{L}'-]+)?(?:, [\p{L}'-]+(?: [\p{L}'-]+)?)+) and ([\p{L}'-]+(?: [\p{L}'-]+)?)(?= (?:included|provided|supplied|are|is)\b|$)/u.exec(
      text,
    )
  if (match === null) return text
  const items = [...(match[1] ?? '').split(', '), match[2] ?? '']
  const half = Math.ceil(items.length / 2)
  const turned = [...items.slice(half), ...items.slice(0, half)]
  const list = `${turned.slice(0, -1).join(', ')} and ${turned.at(-1)}`
  return text.slice(0, match.index) + list + text.slice(match.index + match[0].length)
}
