import { renderMessageHtml } from '@wildpath/page/html'
import { type PageLanguage, languageOf, type PageWords, wordsOf } from '@wildpath/page/language'

/** What a visitor reads instead of a page that nobody found; the first is quoted from spec 2, 'Public funnel page'. */
export const publicMessages = {
  notFound: renderMessageHtml({
    title: 'Funnel Not Found',
    heading: 'Funnel Not Found',
    text: 'This funnel may be private or no longer available.',
  }),
  unavailable: renderMessageHtml({
    title: 'Please try again',
    heading: 'This page is resting for a moment',
    text: 'We could not load it just now. Please try again in a minute.',
  }),
}

type Refusal = keyof PageWords['refusals']

const rendered = new Map<`${PageLanguage} ${Refusal}`, string>()

/** Why a form was not taken, in the language of the page that it stands on. */
export function refusalPage(refusal: Refusal, tag: string): string {
  const language = languageOf(tag)
  const key = `${language} ${refusal}` as const
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = renderMessageHtml({ ...wordsOf(tag).refusals[refusal], language })
  rendered.set(key, html)
  return html
}
