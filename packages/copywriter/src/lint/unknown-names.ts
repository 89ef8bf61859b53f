import type { BriefKnowledge } from './brief-knowledge.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { plainWords } from '../grammar/plain-words.ts'

/** Capitals that name nothing of a business: languages of the page, feasts, the sky, greetings, short forms. */
const everybodys = new Set(
  `i english christmas easter eve new year years day ps ok faq tv wi-fi wifi saturn jupiter mars venus mercury moon sun
  earth milky way orion southern northern cross star lights polaris arctic atlantic pacific mediterranean europe european
  mr mrs ms dr st brandname valentine's mother's father's email emails subject kia ora lycra velcro fahrenheit celsius
  god cossack velux mother nature monday tuesday wednesday thursday friday saturday sunday january february march april
  icelandic alaskan siberian arabian bushcraft glamping wheee
  may june july august september october november december vat gst`
    .trim()
    .split(/\s+/u),
)

const nameFollows =
  /^(?:\s+\p{Lu}\p{L}+|\s+(?:and|&|or)\s+\p{Lu}|,\s+(?:our|your|the|a|an)\s+\p{L}|['’]s\s|\s+(?:is|has|was|will|and I)\s|\s+\p{Ll}{2,}s\s)/u
const placeBefore =
  /(?:^|\s)(?:in|at|from|near|to|with|around|over|by|of|through|across|outside|above|below|off|meet|ask|call|and|or)\s+$/iu
const startsSentence = /(?:^|[.!?:;"“”(–—\n•/|]|\s-)["'“‘(]*\s*$/u

/**
 * Capitalised words that are names and that nobody gave: people, places, rivers, brands. Where every word has a
 * capital, or a sentence begins, a word counts as a name when no dictionary has it and a name would stand there.
 */
export function findUnknownNames(text: string, known: BriefKnowledge): string[] {
  if (!known.isEnglish) return []
  const isTitle = isTitleCase(text, known)
  return [...text.matchAll(/(?<![\p{L}\d@/.-])\p{Lu}[\p{L}'’-]+/gu)].flatMap(
    ({ 0: word, index }) => {
      if (isSaid(word, known)) return []
      const before = text.slice(Math.max(0, index - 24), index)
      const after = text.slice(index + word.length, index + word.length + 40)
      return isName(word, { before, after, isTitle }) ? [word] : []
    },
  )
}

function isSaid(word: string, known: BriefKnowledge): boolean {
  if (/^\p{Lu}+$/u.test(word) && known.acronyms.has(word)) return true
  const parts = plainWords(word.replaceAll('-', ' '))
  return parts.every((part) => {
    const plain = part.replace(/'s?$/u, '')
    return (
      everybodys.has(part) ||
      everybodys.has(plain) ||
      known.words.has(part) ||
      known.words.has(plain) ||
      // 'Orcia' of 'Val d'Orcia'.
      known.words.has(`d'${plain}`) ||
      known.words.has(`l'${plain}`) ||
      known.words.has(plain.replace(/s$/u, '')) ||
      known.words.has(`${plain}s`) ||
      everybodys.has(plain.replace(/s$/u, '')) ||
      isDemonym(plain, known)
    )
  })
}

/** 'Cornish' of Cornwall, 'Norwegian' of Norway. */
function isDemonym(word: string, known: BriefKnowledge): boolean {
  const isOf = /^(.{4,}?)(?:ish|ian|an|ese|ic|ine|er)$/u.exec(word)
  const [, root = ''] = isOf ?? []
  return root !== '' && known.roots.has(root.slice(0, 4))
}

type Surroundings = { before: string; after: string; isTitle: boolean }

function isName(word: string, { before, after, isTitle }: Surroundings): boolean {
  const isOrdinary = word
    .split('-')
    .every(
      (part) =>
        part.length < 3 ||
        isEnglishWord(part) ||
        /.{4}(?:ing|ings|ers?)$/u.test(part) ||
        /^(?:I['’]\p{L}+)$/u.test(part),
    )
  const isStart = startsSentence.test(before)
  if (isOrdinary && isGeographic(word, { before, after })) return true
  if (isTitle || isStart) {
    if (isOrdinary) return isNamedInSpiteOfItself(word, { before, after }, isTitle)
    return isStart ? nameFollows.test(after) : placeBefore.test(before) || nameFollows.test(after)
  }
  if (!isOrdinary) return true
  // 'with Rose', 'at Bath': ordinary words with a capital in the middle of an ordinary sentence.
  return placeBefore.test(before) && !/^\s+\p{Lu}/u.test(after)
}

const ofAnyPlace =
  /^(?:the|a|our|your|every|this|that|wild|big|cold|open|whole|one|no|high|deep|quiet|calm|clear|white|crystal|mountain|sea|ocean|forest|national|city|town|village|river|lake|valley|canyon|state)$/iu

/** 'the Salmon River', 'Lake Superior': words of a name beside what it is a name of. */
function isGeographic(
  word: string,
  { before, after }: Pick<Surroundings, 'before' | 'after'>,
): boolean {
  if (ofAnyPlace.test(word)) return false
  return (
    /^\s+(?:River|Lake|Falls|Canyon|Valley|Islands?|Isles?|Bay|Beach|National Park|Mountains?|Glacier|Loch|Gorge)\b/u.test(
      after,
    ) || /\b(?:Lake|Mount|Loch|Isle of|Port|Fort|Cape)\s+$/u.test(before)
  )
}

/** 'Grace, our guide': an ordinary word that can only be somebody. */
function isNamedInSpiteOfItself(
  word: string,
  { after }: Pick<Surroundings, 'before' | 'after'>,
  isTitle: boolean,
): boolean {
  return (
    !isTitle &&
    !/^(?:The|This|That|These|Our|Your|Every|Each|All|Both|When|And|But|Its?|His|Her|My|No)$/u.test(
      word,
    ) &&
    /^(?:,\s+(?:our|your|the)\s+(?:\p{L}+\s+)?(?:guide|owner|chef|coach|instructor|skipper|pilot|teacher|host|founder)|\s+\p{Lu}\p{Ll}+\s+(?:is|has|will|takes|leads|guides|runs|meets|teaches)\b)/u.test(
      after,
    )
  )
}

/** Most longer words have a capital, names aside. */
function isTitleCase(text: string, known: BriefKnowledge): boolean {
  const all = text.match(/\p{L}{4,}/gu) ?? []
  const unsaid = all.filter((word) => !/^\p{Lu}/u.test(word) || !isSaid(word, known))
  const words = unsaid.length > 1 ? unsaid : all
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  return words.length > 1 && capitals.length * 5 >= words.length * 3
}
