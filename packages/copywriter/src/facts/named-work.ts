import { isClean } from '../grammar/is-printable.ts'
import { capitalised, joinList } from '../grammar/phrases.ts'
import { splitList } from './split-text.ts'

/** What people do with things, and how the work is called behind the thing: 'clock repair'. */
const works: Readonly<Record<string, string>> = {
  'repair': 'repair',
  'fix': 'repair',
  'mend': 'repair',
  'restore': 'restoration',
  'clean': 'cleaning',
  'tune': 'tuning',
  'groom': 'grooming',
  'walk': 'walking',
  'train': 'training',
  'board': 'boarding',
  'rent': 'rental',
  'rent out': 'rental',
  'hire out': 'hire',
  'look after': 'care',
  'take care of': 'care',
  'manage': 'management',
  'plan': 'planning',
  'photograph': 'photography',
  'paint': 'painting',
  'build': 'building',
  'design': 'design',
}
/** What is made or sold is named by itself. */
const makes = /^(?:make|bake|sell|grow|brew|roast|carve|weave|produce)$/u

const deed = new RegExp(
  String.raw`^(?:I|we) (?:(?:also|mostly|mainly|now) )?(?<verb>${Object.keys(works)
    .toSorted((a, b) => b.length - a.length)
    .join('|')}|make|bake|sell|grow|brew|roast|carve|weave|produce|teach) (?<things>\p{L}.*)$`,
  'u',
)
const anyKind = /^(?:old|new|all(?: kinds of)?|any|most|all sorts of|your|people's|the) /u

/** 'I repair old clocks and watches' as 'Clock and watch repair'; null where the thing is not surely one. */
export function nameOfWork(clause: string): string | null {
  const { verb = '', things = '' } = deed.exec(clause)?.groups ?? {}
  if (verb === '') return null
  const plain = things
    .replace(anyKind, '')
    .replace(/ (?:for|by|from|with|at|in|on|to|near) .*$/u, '')
  const items = splitList(plain)
  if (
    items.length === 0 ||
    items.length > 3 ||
    items.some((item, at) => item.split(' ').length > (at === 0 ? 3 : 1))
  )
    return null
  if (verb === 'teach') return lessonsIn(plain)
  if (makes.test(verb)) {
    const name = capitalised(plain)
    return isClean(name) && !/^(?:it|them|this|that|sure|everything|people|you)\b/u.test(plain)
      ? name
      : null
  }
  const single = items.map((item) => singular(item))
  const name = capitalised(`${joinList(single.map(String))} ${works[verb]}`)
  return single.every((item) => item !== null) && isClean(name) ? name : null
}

/** 'Pottery lessons'; whom one teaches is none. */
function lessonsIn(subject: string): string | null {
  const name = capitalised(`${subject.replace(/ online$/u, '')} lessons`)
  const isSubject = !/s$|\b(?:how|people|kids|children|adults|women|men|you)\b/u.test(subject)
  return isSubject && subject.split(' ').length <= 3 && isClean(name) ? name : null
}

/** 'wind-up watch' of 'wind-up watches'; null where the word is no plain plural. */
function singular(plural: string): string | null {
  if (!/^[\p{L}' -]+[^sv\s']s$/u.test(plural) || plural.endsWith('ves')) return null
  return plural
    .replace(/ies$/u, 'y')
    .replace(/(ss|ch|sh|x)es$/u, '$1')
    .replace(/s$/u, '')
}
