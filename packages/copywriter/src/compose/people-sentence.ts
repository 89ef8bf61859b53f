import { joinList, sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { isService } from './offering-sentence.ts'
import type { Writer } from './writer.ts'

/** 'Families and first-timers are welcome.', 'I work for schools and choirs.'; null where it fits no sentence. */
export function peopleSentence({ business }: Writer, besides: string): string | null {
  const { audiences, goal, voice, tone } = business
  // 'Couples and small groups' are two of a list.
  const people = audiences.slice(0, 3).flatMap((text) => {
    const isPair = /^\p{L}+ and (?:\p{L}+ )?\p{L}+$/u.test(text)
    return (isPair ? text.split(' and ') : [text]).map((one) => inSentence(one))
  })
  const list = joinList(people)
  if (
    people.length === 0 ||
    list.length > 110 ||
    people.some((text) => besides.toLowerCase().includes(text.toLowerCase()))
  )
    return null
  const isPlain = people.every((text) => !/[.;:]|,(?! who)/u.test(text))
  if (!isPlain || goal === 'purchase' || goal === 'enquiry') return null
  if (goal === 'quote' || isService(business)) return sentence(`${voice.subject} work for ${list}`)
  if (tone === 'professional' || tone === 'luxury') return sentence(`suited to ${list}`)
  const isOne = people.length === 1 && /^(?:an?|any\p{L}+|every\p{L}+|each)\b/u.test(list)
  return sentence(`${list} ${isOne ? 'is' : 'are'} welcome`)
}
