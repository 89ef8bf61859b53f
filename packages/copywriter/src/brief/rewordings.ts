import { capitalised } from '../grammar/phrases.ts'
import { isClause } from './clauses.ts'
import { dependent, isThing } from './statement-shapes.ts'

/** Ways to say a statement in other words without changing what it says. */
const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Every text that one change at one place makes. */
type Rewording = (text: string) => readonly string[]

const swap =
  (from: RegExp, to: string): Rewording =>
  (text) =>
    from.test(text)
      ? [...text.matchAll(new RegExp(from.source, `${from.flags}g`))].map((match) => {
          const rest = text.slice(match.index)
          // Looking behind needs the text in front, so only the match itself is written anew.
          return text.slice(0, match.index) + written(match, to) + rest.slice(match[0].length)
        })
      : []

/** '$1' and '$2' filled, and a capital kept where the change begins the text. */
function written(match: RegExpExecArray, to: string): string {
  const filled = to.replace(/\$(\d)/gu, (_, index: string) => match[Number(index)] ?? '')
  const [first = ''] = match[0]
  return /\p{Lu}/u.test(first) && match.index === 0 ? capitalised(filled) : filled
}

/** Both ways round: 'daily' for 'every day', and 'every day' for 'daily'. */
const either = (one: string, other: string): Rewording[] => [
  swap(new RegExp(`\\b${one}\\b`, 'iu'), other),
  swap(new RegExp(`\\b${other}\\b`, 'iu'), one),
]

const wholly =
  (change: (text: string) => string): Rewording =>
  (text) => {
    const next = change(text)
    return next === text ? [] : [next]
  }

/** Other words for the same, the most natural first. */
export const rewordings: readonly Rewording[] = [
  swap(/\bper (person|guest|night|day|week|month|year|head|boat|room|group|visit)\b/iu, 'a $1'),
  swap(/\bper (adult|hour|hour)\b/iu, 'an $1'),
  swap(/(?<=\d )a (person|night|day|week|month|year|head)\b/iu, 'per $1'),
  swap(/\b(?:maximum|max|at most|up to) (\d+ \p{L}+)$/iu, '$1 at most'),
  swap(/\bmaximum (?=\d)/iu, 'at most '),
  swap(/\bminimum (?=\d)/iu, 'at least '),
  // Small figures in words, and words in figures, read alike.
  wholly((text) =>
    text.replace(
      /(?<![\d.,–:$£€] ?|-)\b(\d{1,2}) (?=(?:\p{Ll}+ )?\p{Ll}{3,}s\b)(?!km|per |to |and |or |in |costs )/u,
      (all, count: string) =>
        small[Number(count) - 2] === undefined ? all : `${small[Number(count) - 2]} `,
    ),
  ),
  wholly((text) =>
    text.replace(
      /(?<!\b(?:(?:one|two|three|four|five|six|seven|eight|nine|\d+) to|by) )\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)([ -])(?=\p{Ll})(?!to |and |or |by )/iu,
      (_, word: string, joint: string) => `${small.indexOf(word.toLowerCase()) + 2}${joint}`,
    ),
  ),
  wholly((text) =>
    text.replace(
      /\b(two|three|four|five|six|seven|eight|nine) to (three|four|five|six|seven|eight|nine|ten|twelve)\b/iu,
      (_, least: string, most: string) =>
        `${small.indexOf(least.toLowerCase()) + 2} to ${small.indexOf(most.toLowerCase()) + 2}`,
    ),
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
  swap(/\bbecause(?= (?:the|it|we|they|there|you|I)\b)/iu, 'as'),
  swap(/\bno more than (?=\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/iu, 'at most '),
  swap(/(?<!\bno )\bmore than (?=\d)/iu, 'over '),
  swap(/(?<!\bgroups? )\bover (?=\d[\d,.]* \p{L})/iu, 'more than '),
  swap(/\buntil\b/iu, 'till'),
  swap(/\btill\b/iu, 'until'),
  swap(/\bmaybe\b/iu, 'perhaps'),
  swap(/\bchildren\b(?!')/u, 'kids'),
  swap(/\bkids\b(?!'| (?:garden|club|area|menu|corner|pool|camp))/u, 'children'),
  swap(/\bnear\b/u, 'close to'),
  swap(/\bas well as\b/iu, 'and'),
  swap(/(?<!\bat )\bhalf price\b/iu, 'at half price'),
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
  swap(/\bwe offer\b(?! another\b)/iu, 'we have'),
  swap(/\bwe run\b/iu, 'we offer'),
  swap(/\bstarts\b/iu, 'begins'),
  swap(/\b(it|there|that|he|she) is\b/iu, "$1's"),
  swap(/\b(it|there|that|he|she)'s (?!got)/iu, '$1 is '),
  swap(/\bwe have (?=\d|an?\b|our|two|three|four|five|six)/iu, "we've got "),
  swap(/\bso (?=you (?:can|know|are|see|have)\b)/iu, 'so that '),
  swap(/(?<!\bif )\byou can\b/iu, 'you may'),
  swap(/\byou may\b/iu, 'you can'),
  swap(/\bfor (an? \p{L}+) or (?=an? \p{L})/iu, 'for $1 or for '),
  swap(/\bneeds? to\b/iu, 'have to'),
  swap(/\bmust (?=be|have|know|bring|wear)/iu, 'have to '),
  swap(/\bwho want\b/iu, 'who would like'),
  swap(/\bonly (?=\d|an?\b|the|one)/iu, 'just '),
  swap(/\bbig\b/u, 'large'),
  swap(/\blarge\b/u, 'big'),
  swap(/\busually\b/iu, 'normally'),
  swap(/\bnormally\b/iu, 'usually'),
  swap(/\bbring (?=an?\b|the\b|your\b)/iu, 'bring along '),
  swap(/\bfrom (\d+ \p{Lu}\p{Ll}+) to (\d+ \p{Lu}\p{Ll}+)$/u, 'between $1 and $2'),
  swap(/\babout (?=\d)/iu, 'around '),
  swap(/\bour own\b/iu, 'our'),
  swap(/\bare (\p{Ll}+) since (?=\d{4}\b)/iu, 'have been $1 since '),
  swap(/\bor half day\b/iu, 'or half a day'),
  swap(/, then\b/iu, ' and then'),
  swap(/ that (?=(?:you|we|they|I) )/u, ' '),
  swap(
    /\bfrom ((?:mid-|end )?(?:January|February|March|April|May|June|July|August|September|October|November|December)) to ((?:mid-|end )?(?:January|February|March|April|May|June|July|August|September|October|November|December))\b/u,
    'between $1 and $2',
  ),
  swap(/\ba minimum of\b/iu, 'at least'),
  swap(/\ba maximum of\b/iu, 'at most'),
  swap(/\bup to (?=\d)/iu, 'at most '),
  swap(/(\d)–(?=\d)/u, '$1 to '),
  swap(/(\d) ?%(?! off)/u, '$1 percent'),
  swap(/(\d) ?km\b/u, '$1 kilometres'),
  swap(/(\d) ?kg\b/u, '$1 kilos'),
  swap(
    /(\d) ?m (?=(?:rope|climbing|sport|high)? ?(?:walls?|boats?|cliffs?|jumps?|towers?|pools?|waves?|drops?|yachts?|lines?|slides?|swings?)\b)/u,
    '$1-metre ',
  ),
  swap(/(\d) ?m\b/u, '$1 metres'),
  swap(/(\d) ?y\b/u, '$1 years'),
  swap(/\bexcluding\b/iu, 'except'),
  swap(/\bexcept\b(?! (?:on|in|at|for)\b)/iu, 'excluding'),
  swap(/\bfor (?=an? fixed\b)/iu, 'at '),
  swap(/\bwe sell\b/iu, 'we offer'),
  swap(/\bchoose\b/iu, 'pick'),
  swap(/\bcollect\b/iu, 'pick up'),
  swap(
    /(?<=\p{L} )our (chef|guide|dog|guides|instructor|cook|manager|biologist|daughter|son) (?=\p{Lu})/u,
    '$1 ',
  ),
  swap(/^(.{8,}) (by [^,;]{4,30}) (with [^,;]{4,40})$/u, '$1 $3 $2'),
  swap(/(?<!\d )\bin the (?=evenings?|mornings?)/iu, 'during the '),
  swap(/\bas soon as\b/iu, 'once'),
  swap(/\bas long as\b/iu, 'provided'),
  swap(/\bwith (?:our|the) (?=own )/iu, 'with '),
  swap(/\ball (?=(?:our|my|the) )/iu, 'all of '),
  swap(/\bplus (VAT|GST|HST|tax)\b/iu, '+ $1'),
  swap(/\b(students|people|families|guests|customers) living in\b/iu, '$1 who live in'),
  swap(/\bone (?=\d+-)/iu, 'a '),
  swap(/\bat least (?=\d)/iu, 'a minimum of '),
  swap(/\b(we|I|you) also (?=\p{L})/iu, '$1 '),
  swap(/\bwith the ((?:\p{L}+ )?(?:bike|car|van|boat|bus|train|truck|ferry))\b/iu, 'by $1'),
  swap(/\byour (\p{L}+) or (?=\p{L}+)/iu, 'your $1 or your '),
  swap(/^(accommodation|lodging|start|meeting point) is (?=in|at)/iu, '$1 '),
  swap(/\blets you\b/iu, 'allows you to'),
  wholly(turnedQuestions),
  wholly(frontedTime),
  wholly(frontedPlace),
  wholly(withLastAnd),
  wholly(rotatedList),
  wholly(turnedList),
  wholly(tailFirst),
  wholly(frontedTail),
  swap(/ \(([^()]+)\)$/u, ': $1'),
  // Plain other words, good nearly everywhere.
  swap(/\bevery day(?=[,;]|$| (?:at|and|from|in)\b)/iu, 'daily'),
  swap(/\bdaily(?=[,;]|$| (?:at|and|from|in)\b)/iu, 'every day'),
  swap(/\bweekly(?=[,;]|$)/iu, 'every week'),
  swap(/(?<=\p{L}) on (\p{Lu}\p{Ll}+day)s\b/u, ' every $1'),
  swap(/\b(every|each) (\p{Lu}\p{Ll}+day)(?!s)/u, 'on $2s'),
  swap(
    /(?<!\bno )\bmore than (?=(?:two|three|four|five|ten|twelve|twenty|thirty|fifty|a) )/iu,
    'over ',
  ),
  swap(/\bless than (?=\d)/iu, 'under '),
  swap(/\b(?:there is|there's) (?=an?\b)/iu, "you'll find "),
  swap(/\bthere are (?=\p{L}|\d)(?!no\b|not\b)/iu, "you'll find "),
  swap(/(?<!\b(?:which|what|the|very) )\bwhole (?=\p{L})/iu, 'full '),
  swap(/\bthe whole (?=\p{L})/iu, 'the entire '),
  swap(/\ball year\b(?! round)/iu, 'all year round'),
  swap(/\ball year round\b/iu, 'all year'),
  swap(/\ball day(?=[,;]|$| long)/iu, 'the whole day'),
  swap(/\bas you wish\b/iu, 'as you like'),
  swap(/\bas you like\b/iu, 'as you wish'),
  swap(/\bfor all sizes\b/iu, 'in all sizes'),
  swap(/\bone-hour\b/iu, 'hour-long'),
  swap(/\bwhatever the weather\b/iu, 'in any weather'),
  swap(/\bwho used to work\b/iu, 'who once worked'),
  swap(/\bwho live in\b/iu, 'living in'),
  swap(/\bwho grew up (?=here|there|in\b|on\b)/iu, 'raised '),
  swap(/^in (?=an? (?:\p{L}+ )*(?:boat|yacht|raft|ship|van|bus|zodiac)\b)/iu, 'aboard '),
  swap(/\bwhite-water\b/iu, 'whitewater'),
  swap(/\b(half|full)-day and (half|full)-day\b/iu, '$2-day and $1-day'),
  swap(
    /\b(rides|trips|tours|walks|lessons|sessions|hikes) of (one|two|three|four|five|six|eight|\d+) hours\b/iu,
    '$2-hour $1',
  ),
  ...either('as we', 'while we'),
  ...either('nobody', 'no one'),
  swap(/\bthe (\p{L}+(?: \p{L}+)?) or (?=\p{Ll}+$)/u, 'the $1 or the '),
  swap(/\boffers (?=\p{L})/iu, 'has '),
  ...either('everybody', 'everyone'),
  swap(/\bfinish (?=at\b|by\b|with\b)/iu, 'end '),
  swap(/\bend (?=at\b|by\b|with\b)/iu, 'finish '),
  ...either('just you', 'only you'),
  swap(/\brepair(?! (?:kit|service|shop|stand))\b/u, 'mend'),
  swap(/\bmend\b/u, 'repair'),
  ...either('a lot of', 'plenty of'),
  ...either('lots of', 'plenty of'),
  ...either('for example', 'for instance'),
  ...either('next to', 'beside'),
  ...either('afterwards', 'after that'),
  swap(/\bjust (?=\p{Ll})/iu, 'only '),
  swap(/\bbegins? (?=at\b|with\b|from\b|in\b|on\b)/iu, 'start '),
  swap(/\bstart (?=at\b|with\b|from\b|in\b|on\b)/iu, 'begin '),
  swap(/\bfix (?=\p{L})/iu, 'repair '),
  swap(/\bring(?= (?:us|me|by|before|ahead)\b)/iu, 'call'),
  swap(/\bcall(?= (?:us|me|by|before|ahead)\b)/iu, 'ring'),
  swap(/\blearn (?:how )?to\b/iu, 'learn how to'),
  swap(/\blearn how to\b/iu, 'learn to'),
  swap(/\b(teach (?:people|you|children|adults|beginners)) to\b/iu, '$1 how to'),
  swap(/\b(teach (?:people|you|children|adults|beginners)) how to\b/iu, '$1 to'),
  swap(/\btalk\b(?= (?:to|with|about|through))/iu, 'speak'),
  swap(/\baround the (?=\p{Ll})/iu, 'round the '),
  swap(/\b(will|did|was|were|have|has|had|would|should|could) not\b/iu, "$1n't"),
  swap(/\bwillnt\b/iu, "won't"),
  swap(/\bwon't\b/iu, 'will not'),
  swap(/\b(did|was|were|have|has|had|would|should|could)n't\b/iu, '$1 not'),
  swap(/\b(we|you|they|I|it|he|she) will\b/iu, "$1'll"),
  swap(/\b(we|you|they|I|it|he|she)'ll\b/iu, '$1 will'),
  swap(/\b(we|you|they) have (?=been\b|\p{Ll}+ed\b)/iu, "$1've "),
  swap(/\bI have (?=been\b|\p{Ll}+ed\b)/u, "I've "),
  swap(/\bwho is\b/iu, "who's"),
  swap(/\bthat is\b/iu, "that's"),
  swap(/\bwhere (?=you|we|they)(?<=(?:days?|weeks?|evenings?|mornings?|trips?) where )/iu, 'when '),
  swap(/(?<=\b(?:days?|weeks?|evenings?|mornings?) )where\b/iu, 'when'),
  swap(
    / (?:that|which|who) (?:was|were|is|are) (?=\p{L}+(?:ed|en|built|made|led|run|born|shot)\b)/iu,
    ' ',
  ),
  swap(
    /(?<=\p{Ll}s? )that (?=(?:suits?|has|have|fits?|takes?|comes?|goes|go|leads?|runs?|shows?|covers?|was|were|is|are|can|will)\b)/iu,
    'which ',
  ),
  swap(/ so (?=no (?!one))/iu, ', which means '),
  swap(/\bso (?=(?:nobody|no one|everyone|everybody|they|the|children|kids|it)\b)/iu, 'so that '),
  swap(/\b(?:should|must) be able to\b/iu, 'need to be able to'),
  swap(/\byou should\b/iu, 'you need to'),
  swap(/\b(?:are|is) able to\b/iu, 'can'),
  swap(/\bwho can\b/iu, 'able to'),
  swap(/\bor (rent|hire|borrow) it\b/iu, 'or $1 one'),
  swap(/\b(?<=(?:on|for|of|in|at|about) )(\d+) to (?=\d+\b)/iu, '$1–'),
  swap(/\bgroups of (\d+) to (?=\d)/iu, 'groups of $1–'),
  swap(/\b([\p{L}-]+) or ([\p{L}-]+) or (?=[\p{L}-]+(?:$|[,.;]| in| at| by))/iu, '$1, $2 or '),
  swap(/\b([\p{L}-]+) and ([\p{L}-]+) and (?=[\p{L}-]+(?:$|[,.;]))/iu, '$1, $2 and '),
  swap(
    /(?<=\b(?:in|of|with|at|for|by|like|see|teach|both) )(\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)(?=$|[,.;)]| for\b| in\b)/u,
    '$2 and $1',
  ),
  swap(
    /(?<=\b(?:in|of|with|at|for|by|like|see|both|includes?|offers?) )(\p{Ll}{3,}) and (\p{Ll}{3,})(?=$|[,.;)])/u,
    '$2 and $1',
  ),
  swap(/(?<=^|, )(?:our|my) (\p{L}+), (\p{Lu}\p{L}+),/u, 'our $1 $2'),
  swap(/^(\p{Lu}\p{Ll}+), ((?:our|my) \p{Ll}+),(?= \p{Ll})/u, '$2 $1'),
  swap(
    /^our (\d+|two|three|four|five|six|seven|eight|nine|ten) (\p{L}+s) each have\b/iu,
    'each of our $1 $2 has',
  ),
  swap(
    /^our (\d+|two|three|four|five|six|seven|eight|nine|ten) (?=\p{L}+s (?!each)\p{L})/iu,
    'all $1 of our ',
  ),
  swap(
    /^(?:the |a |our )?(van|bus|jeep|boat|shuttle|driver) picks you up\b/iu,
    'you are picked up by $1',
  ),
  swap(/^(two \p{L}+), (members|graduates|holders) of\b/iu, '$1, both $2 of'),
  swap(/^guide is\b/iu, 'your guide is'),
  swap(/\bis always\b/iu, 'will always be'),
  swap(/ (on|in|at|for) (the \p{L}+) only(?= |$|\()/iu, ' only $1 $2'),
  swap(/\bonly (on|in|at|for) (the \p{L}+)(?=$| \()/iu, '$1 $2 only'),
  swap(
    /(?<=^you .*), or (?=(?:stay|take|join|come|go|rest|watch|rent|sit|walk|swim)\b)/iu,
    ', or you ',
  ),
  swap(
    /, and (?=(?:meet|teach|bring|cook|help|hold|show|lead|run|make|carry|collect|provide|speak)\b)/iu,
    ', and they ',
  ),
  swap(/\bhold (?=\p{L}* ?(?:certificates|licences|qualifications|diplomas)\b)/iu, 'have '),
  swap(/\btake (\p{L}+ groups|groups|people|guests|families) to (?=\p{L})/iu, 'take $1 out to '),
  swap(
    /(?<=\b(?:gear|kit|equipment|ropes|boats|bikes|helmets|boards|vests|wetsuits|meals|lunch|breakfast|transport) )(checked|included|provided|supplied|cleaned|served|washed)\b/iu,
    'that is $1',
  ),
  swap(/(\d) ?ft (?=\p{Ll})/iu, '$1-foot '),
  swap(/(\d) ?ft\b/iu, '$1 feet'),
  swap(/(\d) ?hp\b/iu, '$1 horsepower'),
  swap(/(\d) ?lbs?\b/iu, '$1 pounds'),
  swap(/(\d) ?mm\b/iu, '$1 millimetres'),
  swap(/(\d) ?cm\b/iu, '$1 centimetres'),
  swap(/(\d) ?(?:°|degrees)(?: ?C)?\b/iu, '$1 °C'),
  swap(/(\d) ?inch\b/iu, '$1-inch'),
  swap(/\bat the (?=(?:beginning|start|end)\b)/iu, 'right at the '),
  swap(/\bafter (?=we |you |I )/iu, 'once '),
  swap(/\bby (?=my (?:cousin|brother|sister|uncle|family)\b)/iu, 'at the place of '),
  swap(/\b(?:I|we) send out to\b/iu, 'goes out to'),
  wholly((text) =>
    /\bplus\b/iu.test(text) ? text : text.replace(/ and a (?=\p{L})/iu, ' plus a '),
  ),
  swap(/, and (?=\p{L})/iu, ' and also '),
  // You, we and they do it tomorrow as they do it today.
  swap(
    /^we (?=(?:show|carry|take|mark|fly|meet|cook|bring|swim|walk|ride|go|plan|drive|sail|start|stop|eat|paddle|hike|climb|watch|visit|look|use|leave|do|fix|repair|make|come|pick|teach|build|plant|clean|send)\b)/iu,
    "we'll ",
  ),
  swap(
    /^I (?=(?:show|carry|take|mark|fly|meet|cook|bring|walk|ride|go|plan|drive|sail|come|pick|teach|make|explain|send|fix|repair|do)\b)/u,
    "I'll ",
  ),
  swap(
    /^you (?=(?:eat|join|sleep|ride|paddle|walk|swim|see|learn|drive|fly|stay|get|come|go|take|make|cook|climb|meet|try|watch|start|bring|leave)\b)/iu,
    "you'll ",
  ),
  swap(
    /(?<=^(?:guests|visitors|riders|walkers|paddlers|skiers|climbers|parents|students) )(?=(?:walk|ride|swim|paddle|learn|join|stay|come|go|eat|sleep|fish|climb|meet|choose|rent|take)\b)/iu,
    'can ',
  ),
  swap(
    /(?<=^(?:families|children|kids|pupils|parents|guests|students|beginners|riders|instructors|guides|walks|tours|trips) )(?=(?:keep|get|learn|go|walk|follow|leave|start|join|take|hold|meet|speak|ride|stay)\b)/iu,
    'also ',
  ),
  swap(/\bbut\b/iu, 'yet'),
  swap(/ and the (?=\p{L})/u, ' and '),
  swap(/,? and (?=(?:we|you|I|they|it|there)\b)/iu, '; '),
  swap(/\b(our|my) (\p{L}+)'s (\p{L}+)\b/iu, 'the $3 of $1 $2'),
  // Stiffer ones, when nothing else helps.
  swap(/\bgets (?=an?|the|\d|one)/iu, 'receives '),
  swap(/\bget (?=an?|the|\d|one)/iu, 'receive '),
  swap(/\bafter (?=each|every|the)/iu, 'following '),
  swap(/\bonce a\b/iu, 'one time a'),
  swap(/\btwice a\b/iu, 'two times a'),
  swap(/\bneed (?=an?\b|at\b|\d)/iu, 'require '),
  swap(/\bneeds (?=an?\b|at\b|\d)/iu, 'requires '),
  swap(/\bruns the\b/iu, 'is in charge of the'),
  swap(/\bper (?!cent\b)(?=\p{L}{3})/iu, 'for each '),
  swap(/\bper (?=\d)/iu, 'for each '),
  swap(/ and (?=an? \p{L})/iu, ' as well as '),
  swap(/\bwant to\b/iu, 'would like to'),
  swap(/^our (?=\p{L}+ )/iu, 'the '),
  swap(
    /\b(of|on|in|with|by|from|at) our (?!(?:cousin|mother|father|son|daughter|family|wife|husband)\b)(?=\p{Ll})/iu,
    '$1 the ',
  ),
  swap(/^(?:we|I) (?:teach|offer|have|run|sell) (?=\p{L}+, )/iu, ''),
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

/** 'Beginners go out with my father for an hour' also says 'For an hour, beginners go out with my father'. */
function frontedTail(text: string): string {
  const [, main = '', tail = ''] =
    /^([^;:()]{12,}) ((?:in|on|at|for|during|along|within) (?:(?:an?|the|my|our|one|each|every|all|most|any|\d+|winter|summer|storms|spring|autumn|two|three|four) |\p{Lu})?[^,;:()]*)$/u.exec(
      text,
    ) ?? []
  const [verb = ''] = main.split(' ').slice(-1)
  if (
    main === '' ||
    !/^(?:I|we|you|they|he|she|it|our|my|the|an?|every|each|all|\d+|\p{L}{4,}s) /iu.test(main) ||
    !isClause(text) ||
    !isClause(main) ||
    tail.split(' ').length > 6 ||
    takesPreposition.test(verb) ||
    / (?:that|which|who|where|if|when|because|so|but|and|than|before|after) |, /u.test(main) ||
    / (?:that|which|who|where|if|when|because|so|but|is|are|was|were|did|has|have|you|we|he|she|they|it|them|only|please|from|spot|request|foot|time)(?: |$)/u.test(
      tail,
    )
  )
    return text
  const start = /^(?:I\b|\p{Lu}\p{L}* \p{Lu})/u.test(main)
    ? main
    : main.charAt(0).toLowerCase() + main.slice(1)
  return `${capitalised(tail)}, ${start}`
}

/** Behind these words a preposition belongs to them, and not to a place or a time. */
const takesPreposition =
  /^(?:is|are|am|was|were|be|been|look|looks|looking|wait|ask|pay|listen|depend|depends|consist|come|comes|go|goes|deal|deals|suitable|good|great|perfect|ideal|work|works|care|cares|known|made|based|located|situated|open|closed|available|included|up|out|more|less|groups?|and|or|not|specialise|specialises|focus|focuses|help|helps|start|starts|begin|begins)$/iu

/** 'cheese, apple juice, cake' as one writes it: 'cheese, apple juice and cake'. */
function withLastAnd(text: string): string {
  const at = text.lastIndexOf(', ')
  const last = text.slice(at + 2)
  const isList =
    at > 0 &&
    text.includes(', ') &&
    !/\b(?:and|or|but)\b/iu.test(last) &&
    !isClause(last) &&
    !/^(?:has|have|had|is|are|was|were|can|will|do|does|plus|with|and|or)\b/iu.test(last) &&
    !dependent.test(last) &&
    !/^\p{L}+s (?:of|on|from)\b/iu.test(last)
  const before = text.slice(0, at)
  return isList && (/, /u.test(before) || isThing(before)) && !/\(/u.test(last)
    ? `${before} and ${last}`
    : text
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

/** 'wood stove, roof terrace, slide to water, grill' also says 'slide to water, grill, wood stove, roof terrace'. */
function turnedList(text: string): string {
  const [opening = ''] =
    /^(?:you'll find|there (?:is|are)|we (?:have|do|offer|teach|show|repair|fix|mend|sell|cover)) /iu.exec(
      text,
    ) ?? []
  const items = text
    .slice(opening.length)
    .replace(/ and (?=[^,]*$)/u, ', ')
    .split(', ')
  const isPlain =
    items.length > 2 &&
    items.every(
      (item) =>
        item.split(' ').length <= 4 &&
        !isClause(item) &&
        !/^(?:with|for|from|in|on|at|of|no|not|or|but|including|as|all|then|so|which|who|plus|also) | and |:|\b(?:included|provided|only|each|too)$/iu.test(
          item,
        ),
    )
  if (!isPlain) return text
  const half = Math.floor(items.length / 2)
  const turned = [...items.slice(half), ...items.slice(0, half)]
  return `${opening}${turned.slice(0, -1).join(', ')} and ${turned.at(-1)}`
}

/** 'A highland trek over the pass in July' also says 'In July: a highland trek over the pass'. */
function tailFirst(text: string): string {
  const [, head = '', tail = ''] =
    /^([^,;:]{12,}) ((?:in|on|from|near) (?:the )?\p{Lu}[^,;:()]*)$/u.exec(text) ?? []
  if (
    head === '' ||
    hasVerb.test(head) ||
    / (?:and|or|like|as|than|of|to|with|by)$|^not /iu.test(head) ||
    tail.split(' ').length > 5 ||
    / (?:for|if|when|until|unless|and|by|that|which|offers?|is|are|has|have|takes?|runs?) /u.test(
      tail,
    )
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
