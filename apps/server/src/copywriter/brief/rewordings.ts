/** Ways to say a statement in other words without changing what it says. */
const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

type Rewording = (text: string) => string

const swap =
  (from: RegExp, to: string): Rewording =>
  (text) =>
    text.replace(from, to)

/** Other words for the same, the most natural first. */
export const rewordings: readonly Rewording[] = [
  swap(/\bper (person|guest|night|day|week|month|year|head|boat|room|group|visit)\b/iu, 'a $1'),
  swap(/\bper (adult|hour|hour)\b/iu, 'an $1'),
  swap(/(?<=\d )a (person|night|day|week|month|year|head)\b/iu, 'per $1'),
  swap(/\b(?:maximum|max|at most|up to) (\d+ \p{L}+)$/iu, '$1 at most'),
  swap(/\bmaximum (?=\d)/iu, 'at most '),
  swap(/\bminimum (?=\d)/iu, 'at least '),
  // Small figures in words, and words in figures, read alike.
  (text) =>
    text.replace(
      /(?<![\d.,–:$£€] ?|-)\b(\d{1,2}) (?=(?:\p{Ll}+ )?\p{Ll}{3,}s\b)(?!km|per |to |and |or |in |costs )/u,
      (all, count: string) =>
        small[Number(count) - 2] === undefined ? all : `${small[Number(count) - 2]} `,
    ),
  (text) =>
    text.replace(
      /(?<!\bto )\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)([ -])(?=\p{Ll})(?!to |and |or )/iu,
      (_, word: string, joint: string) => `${small.indexOf(word.toLowerCase()) + 2}${joint}`,
    ),
  swap(/\bevery (?=\p{L})/iu, 'each '),
  swap(/\beach (?!with\b|of\b|other\b|has\b|have\b|for\b|extra\b)(?=\p{L})/iu, 'every '),
  swap(/\bbetween (\S+) and (\S+)/iu, 'from $1 to $2'),
  swap(/\bfrom (\d[\d.]*) to (\d[\d.]*)/iu, '$1 to $2'),
  swap(/\bI'm\b/u, 'I am'),
  swap(/\bI am\b/u, "I'm"),
  swap(/\bI have been\b/u, "I've been"),
  swap(/\b(we|you|they) are\b/iu, "$1're"),
  swap(/\b(we|you|they)'re\b/iu, '$1 are'),
  swap(/\b(we|you|they|I)'ve\b/iu, '$1 have'),
  swap(/\b(do|does|is|are) not\b/iu, "$1n't"),
  swap(/\b(do|does|is|are)n't\b/iu, '$1 not'),
  swap(/\bcannot\b|\bcan not\b/iu, "can't"),
  swap(/\bcan't\b/iu, 'cannot'),
  swap(/\bwill (?=be\b)/iu, 'are to '),
  swap(/\bbecause\b/iu, 'as'),
  swap(/\bmore than (?=\d)/iu, 'over '),
  swap(/\bover (?=\d)/iu, 'more than '),
  swap(/\buntil\b/iu, 'till'),
  swap(/\btill\b/iu, 'until'),
  swap(/\bmaybe\b/iu, 'perhaps'),
  swap(/\bchildren\b(?!')/u, 'kids'),
  swap(/\bkids\b(?!')/u, 'children'),
  swap(/\bnear\b/u, 'close to'),
  swap(/\bas well as\b/iu, 'and'),
  swap(/\bhalf price\b/iu, 'at half price'),
  swap(/(?<!\b(?:for|in|on|of|at|to|with|from) )\bwhich (?=is|are|has|have|you|we)\b/iu, 'that '),
  swap(/\bwhere you can\b/iu, 'so you can'),
  swap(/\bso that\b/iu, 'so'),
  swap(/\bfor free\b/iu, 'at no charge'),
  swap(/\bfree of charge\b/iu, 'free'),
  swap(/\b(is|are) included\b/iu, '$1 in the price'),
  swap(/\bincluding\b/iu, 'with'),
  swap(/\bincludes\b/iu, 'covers'),
  swap(/\binclude (?=an?\b|the\b|\d|one\b)/iu, 'come with '),
  swap(/\bis (?=(?:[$£€]|[A-Z]{3} )\d)/u, 'comes to '),
  swap(/\bplus (?=[$£€]\d)/iu, 'and '),
  swap(/\bin place of\b/iu, 'instead of'),
  swap(/\binstead of\b/iu, 'in place of'),
  swap(/\bif you (?=start|book|come|bring|sign|stay|pay|retain|choose|take|order)/iu, 'when you '),
  swap(/\bcosts (?=\S*\d)/iu, 'is '),
  swap(/\bwe offer\b/iu, 'we have'),
  swap(/\bwe run\b/iu, 'we offer'),
  swap(/\bstarts\b/iu, 'begins'),
  swap(/\bwho (?=want|would|are|have|need|know|love|like)\b/iu, 'that '),
  swap(/\b(it|there|that|he|she) is\b/iu, "$1's"),
  swap(/\b(it|there|that|he|she)'s (?!got)/iu, '$1 is '),
  swap(/\bwe have (?=\d|an?\b|our|two|three|four|five|six)/iu, "we've got "),
  swap(/\bgets (?=an?|the|\d|one)/iu, 'receives '),
  swap(/\bget (?=an?|the|\d|one)/iu, 'receive '),
  swap(/\bso (?=you (?:can|know|are|see|have)\b)/iu, 'so that '),
  swap(/\byou can\b/iu, 'you may'),
  swap(/\bneeds? to\b/iu, 'have to'),
  swap(/\bmust (?=be|have|know|bring|wear)/iu, 'have to '),
  swap(/\bwho want\b/iu, 'who would like'),
  swap(/\bwant to\b/iu, 'would like to'),
  swap(/\bonly (?=\d|an?\b|the|one)/iu, 'just '),
  swap(/\bbig\b/u, 'large'),
  swap(/\blarge\b/u, 'big'),
  swap(/\busually\b/iu, 'normally'),
  swap(/\bnormally\b/iu, 'usually'),
  swap(/\bbring (?=an?\b|the\b|your\b)/iu, 'bring along '),
  swap(
    /\bfrom (\S+(?: \p{Lu}\p{Ll}+)?) to (\d+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+)$/u,
    'between $1 and $2',
  ),
  swap(/\babout (?=\d)/iu, 'around '),
  swap(/\bour own\b/iu, 'our'),
  swap(/\bafter (?=each|every|the)/iu, 'following '),
  swap(/\bor half day\b/iu, 'or half a day'),
  swap(/, then\b/iu, ' and then'),
  swap(/ and (?=an? \p{L})/iu, ' as well as '),
  swap(/ that (?=(?:you|we|they|I) )/u, ' '),
  swap(/\bfrom ((?:mid-)?\p{Lu}\p{Ll}+) to ((?:mid-)?\p{Lu}\p{Ll}+)\b/u, 'between $1 and $2'),
  swap(/\ba minimum of\b/iu, 'at least'),
  swap(/\ba maximum of\b/iu, 'at most'),
  swap(/\bup to (?=\d)/iu, 'at most '),
  swap(/(\d)–(?=\d)/u, '$1 to '),
  swap(/(\d) ?%(?! off)/u, '$1 percent'),
  swap(/(\d) ?km\b/u, '$1 kilometres'),
  swap(/(\d) ?kg\b/u, '$1 kilos'),
  swap(/(\d) ?m\b/u, '$1 metres'),
  swap(/\bexcluding\b/iu, 'except'),
  swap(/\bexcept\b/iu, 'excluding'),
  swap(/\bfor (?=an? fixed\b)/iu, 'at '),
  swap(/\bper (?=\d)/iu, 'for each '),
  swap(/\bneeds? (?=an?\b|at\b|\d)/iu, 'require '),
  swap(/\bwe sell\b/iu, 'we offer'),
  swap(/\bchoose\b/iu, 'pick'),
  swap(/\bcollect\b/iu, 'pick up'),
  swap(
    /(?<=\p{L} )our (chef|guide|dog|guides|instructor|cook|manager|biologist|daughter|son) (?=\p{Lu})/u,
    '$1 ',
  ),
  swap(/^(.{8,}) (by [^,;]{4,30}) (with [^,;]{4,40})$/u, '$1 $3 $2'),
  swap(/\bin the (?=evenings?|mornings?)/iu, 'during the '),
  swap(/\bas soon as\b/iu, 'once'),
  swap(/\bas long as\b/iu, 'provided'),
  swap(/\bwith (?:our|the) (?=own )/iu, 'with '),
  swap(/\ball (?=(?:our|my|the) )/iu, 'all of '),
  swap(/\bonce a\b/iu, 'one time a'),
  swap(/\btwice a\b/iu, 'two times a'),
  swap(/\bplus (VAT|GST|HST|tax)\b/iu, '+ $1'),
  swap(/\b(students|people|families|guests|customers) living in\b/iu, '$1 who live in'),
  swap(/\bone (?=\d+-)/iu, 'a '),
  swap(/\bat least (?=\d)/iu, 'a minimum of '),
  swap(/\bruns the\b/iu, 'is in charge of the'),
  swap(/\b(we|I|you) also (?=\p{L})/iu, '$1 '),
  swap(/\bwith the ((?:\p{L}+ )?(?:bike|car|van|boat|bus|train|truck|ferry))\b/iu, 'by $1'),
  swap(/\byour (\p{L}+) or (?=\p{L}+)/iu, 'your $1 or your '),
  swap(/^our (?=\p{L}+ )/iu, 'the '),
  swap(/\b(of|on|in|with|by|from|at) our (?=\p{Ll})/iu, '$1 the '),
  swap(/\bper (?!cent\b)(?=\p{L}{3})/iu, 'for each '),
  swap(/^(accommodation|lodging|start|meeting point) is (?=in|at)/iu, '$1 '),
  swap(/\blets you\b/iu, 'allows you to'),
  turnedQuestions,
  frontedTime,
  frontedPlace,
  rotatedList,
  tailFirst,
  swap(/ \(([^()]+)\)$/u, ': $1'),
  swap(/\bbut\b/iu, 'yet'),
  swap(/ and the (?=\p{L})/u, ' and '),
  swap(/,? and (?=(?:we|you|I|they|it|there)\b)/iu, '; '),
]

const hasVerb =
  /^(?:we|I|you|they)\b|\b(?:had|worked|gets?|are|is|have|has|receive|learn|go|come|stay|carry)\b/iu

/** 'Beginners get a lesson before we launch' also says 'Before we launch, beginners get a lesson'. */
function frontedTime(text: string): string {
  const match =
    /^(.{12,}?) ((?:before|after|when|until|since|if|for (?:many|\d+|ten|five|twenty) years\b)(?: [^,;]+)?)$/u.exec(
      text,
    )
  if (
    match === null ||
    !/^(?:we|I|you|they|our|the|\p{L}+s) /iu.test(text) ||
    / (?:so|but|and) (?:I|we|you) /iu.test(text) ||
    /\bthem\b/iu.test(text)
  )
    return text
  const [, main = '', time = ''] = match
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
    /(?<=^|\b(?:supply|with|in|include|bring|speak|provide|of|on|lend|lend you|repair|offer|have|sell|serve|clean|bake|make|do|take|teach|move|cover) )([\p{L}'-]+(?: [\p{L}'-]+)?(?:, [\p{L}'-]+(?: [\p{L}'-]+)?)+) and ([\p{L}'-]+(?: [\p{L}'-]+)?)(?= (?:included|provided|supplied|are|is)\b|$)/u.exec(
      text,
    )
  if (match === null) return text
  const items = [...(match[1] ?? '').split(', '), match[2] ?? '']
  const half = Math.ceil(items.length / 2)
  const turned = [...items.slice(half), ...items.slice(0, half)]
  const list = `${turned.slice(0, -1).join(', ')} and ${turned.at(-1)}`
  return text.slice(0, match.index) + list + text.slice(match.index + match[0].length)
}

/** 'A highland trek over the pass in July' also says 'In July: a highland trek over the pass'. */
function tailFirst(text: string): string {
  const [, head = '', tail = ''] =
    /^([^,;:]{12,}) ((?:in|on|from|near) (?:the )?\p{Lu}[^,;:()]*)$/u.exec(text) ?? []
  if (
    head === '' ||
    hasVerb.test(head) ||
    tail.split(' ').length > 5 ||
    / (?:if|when|until|unless|and|by|that|which|offers?|is|are|has|have|takes?|runs?) /u.test(tail)
  )
    return text
  const start = /^\p{Lu}\p{Ll}+ \p{Ll}|^A /u.test(head)
    ? head.charAt(0).toLowerCase() + head.slice(1)
    : head
  return `${tail.charAt(0).toUpperCase()}${tail.slice(1)}: ${start}`
}

/** 'where the puffins nest, which cafes are best and when to go' told from its end. */
function turnedQuestions(text: string): string {
  const match =
    /^(.*? )((?:where|which|when|how|what) [^,]+), ((?:where|which|when|how|what) [^,]+) and ((?:where|which|when|how|what) .+)$/iu.exec(
      text,
    )
  return match === null ? text : `${match[1]}${match[3]}, ${match[4]} and ${match[2]}`
}
