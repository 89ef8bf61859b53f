import dictionary from 'dictionary-en'

let words: ReadonlySet<string> | null = null

/** Dictionary entries in small letters: names are not among them. */
function knownWords(): ReadonlySet<string> {
  words ??= new Set(
    new TextDecoder()
      .decode(dictionary.dic)
      .split('\n')
      .filter((line) => /^[a-z]{2}/u.test(line))
      .flatMap(formsOf),
  )
  return words
}

/** The dictionary's own table of what may stand in front of a word. */
const prefixes: Readonly<Record<string, string>> = {
  A: 're',
  I: 'in',
  U: 'un',
  C: 'de',
  E: 'dis',
  F: 'con',
  K: 'pro',
}

/** 'tour/CF' is 'tour', 'detour' and 'contour'. */
function formsOf(line: string): string[] {
  const [word = '', flags = ''] = line.split('/')
  return [
    word,
    ...Object.entries(prefixes).flatMap(([flag, prefix]) =>
      flags.includes(flag) ? prefix + word : [],
    ),
  ]
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/u, ''],
  [/es$/u, ''],
  [/ies$/u, 'y'],
  [/ed$/u, ''],
  [/ed$/u, 'e'],
  [/ied$/u, 'y'],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
  [/(.)\1(?:ed|ing|er)$/u, '$1'],
  [/ers?$/u, ''],
  [/ers?$/u, 'e'],
  [/ly$/u, ''],
  [/ness$/u, ''],
  // British spellings of what the dictionary has in American ones.
  [/is(e|es|ed|ing|ation)$/u, 'iz$1'],
  [/practis/u, 'practic'],
  [/our/u, 'or'],
  [/tres?$/u, 'ter'],
]

/** Whether a word stands in an English dictionary otherwise than as a name. */
export function isEnglishWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]\p{L}*$/u, '')
  const known = knownWords()
  return known.has(plain) || endings.some(([from, to]) => known.has(plain.replace(from, to)))
}
