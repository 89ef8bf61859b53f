import dictionary from 'dictionary-en'

type Known = { words: ReadonlySet<string>; names: ReadonlyMap<string, string> }
let read: Known | null = null

/** Dictionary entries in small letters, and apart from them the names, by their small letters. */
function known(): Known {
  if (read === null) {
    const lines = new TextDecoder().decode(dictionary.dic).split('\n')
    read = {
      words: new Set(lines.filter((line) => /^[a-z]{2}/u.test(line)).flatMap(formsOf)),
      names: new Map(
        lines
          .flatMap((line) => /^[A-Z][a-z]{3,}(?=$|\/)/u.exec(line) ?? [])
          .map((name) => [name.toLowerCase(), name]),
      ),
    }
  }
  return read
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
  const { words } = known()
  return words.has(plain) || endings.some(([from, to]) => words.has(plain.replace(from, to)))
}

/** The name that the word is and nothing else, with its capital: 'hereford'. */
export function nameOfWord(word: string): string | null {
  return known().names.get(word) ?? null
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** The words one slip of the fingers away: a letter too many, too few, another one, or two swapped. */
export function wordsOneSlipAway(word: string): string[] {
  const found = new Set<string>()
  const { words } = known()
  const add = (candidate: string) => {
    if (words.has(candidate)) found.add(candidate)
  }
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at)
    add(head + word.slice(at + 1))
    add(head + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))
    for (const letter of letters) {
      add(head + letter + word.slice(at))
      add(head + letter + word.slice(at + 1))
    }
  }
  return [...found]
}
