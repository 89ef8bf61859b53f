import type { Business } from '../business/business.ts'
import { capitalised, joinList } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

/** '10am or 2pm', where the offer leaves the time to whoever asks. */
export function timesToChoose({ offer, offerings }: Business): string | null {
  const told = [offer?.wording ?? '', offerings[0]?.days ?? ''].join('. ')
  return (
    /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm) or \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b/iu.exec(told)?.[0] ??
    null
  )
}

/** The names of what is sold, two to four of them, for the middle of a sentence. */
export function thingsToChoose({ offerings }: Business): string[] {
  const names = offerings.map(({ name }) => inSentence(name))
  return names.length > 1 && names.length < 5 ? names : []
}

/** 'Lava loop or river crossing'; null where there is nothing to choose, or where it would be long. */
export function choiceOfThings(business: Business, longest: number): string | null {
  const names = thingsToChoose(business)
  const text = capitalised(joinList(names, 'or'))
  const isClear = names.every((name) => !/,| or /u.test(name))
  return names.length > 0 && isClear && text.length <= longest ? text : null
}

/** 'English or Japanese', where one of them is chosen. */
export function languagesToChoose({ offerings }: Business): string | null {
  const languages = offerings[0]?.languages ?? []
  return languages.length > 1 && languages.length < 4 ? joinList(languages, 'or') : null
}
