import { verbs } from '../grammar/word-lists.ts'

/** 'I am an astronomer': who the owner is, is no thing that is sold. */
export function isPerson(sentence: string): boolean {
  return /^(?:I am|I'm) an? /u.test(sentence)
}

const selfAndDeed =
  /^(?:I am|I'm|[Ww]e are|[Ww]e're) (?<who>[^,.;]{3,60}?),? and (?:I |we )?(?=(?<verb>\p{Ll}{2,}) \p{L})/u
const personNoun =
  /(?:^| )(?!(?:cent|chart|shelt|theat|wat|riv|helicopt)er)(?:\p{L}{2,}(?:ers?|ors?|ists?|ians?|eers?|m[ae]n|wom[ae]n|smiths?|wrights?|herds?)|guides?|cooks?|chefs?|nurses?|vets?|couples?|fam(?:ily|ilies)|team|pair|parents|husband|wife|friends|folk|people|luthiers?)(?: (?:of|from|in|at|with|who) .*)?$/iu
const moreVerbs = /^(?:lead|treat|rent|host|train|restore|weave|groom|photograph)$/u
const object =
  /^\p{Ll}+ (?:the|an?|my|our|your|their|people|guests|visitors|kids|children|beginners|you)\b/u

/** 'I am an astronomer and show the southern sky' as 'I show the southern sky': the deed may say what is sold. */
export function withoutPerson(sentence: string): string {
  const found = selfAndDeed.exec(sentence)
  if (found === null) return sentence
  const { who = '', verb = '' } = found.groups ?? {}
  const rest = sentence.slice(found[0].length)
  const [title = ''] = rest.split(/ (?:in|at|from|near|with) |[,.]/u)
  const isObject = object.test(rest)
  const isVerb = isObject || verbs.has(verb) || moreVerbs.test(verb)
  // 'A baker and cook' is a person as a whole.
  const isTitle = title === verb && personNoun.test(title)
  if (!personNoun.test(who) || !isVerb || isTitle) return sentence
  return `${sentence.startsWith('I') ? 'I' : 'we'} ${rest}`
}
