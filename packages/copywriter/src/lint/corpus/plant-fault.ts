import type { GeneratedContent } from '@wildpath/contract'

/** The content with one text replaced; into a letter the sentence is put in front of the signature. */
export function withText(content: GeneratedContent, place: string, text: string): GeneratedContent {
  const copy = structuredClone(content)
  const { landing_page: page, thank_you_page: thanks, ad_copy: ads } = copy
  const [, list = '', index = '0', part = ''] =
    place.match(/^([\w.]+?)(?:\[(\d+)\])?(?:\.(\w+))?$/u) ?? []
  const at = Number(index)
  const put = (target: object | undefined, key: string | number) => {
    if (target === undefined || !(key in target)) throw new Error(`no text at ${place}`)
    Object.assign(target, { [key]: text })
  }
  if (list === 'email') {
    const letter = copy.follow_up_emails[at] ?? ''
    const end = letter.lastIndexOf('\n\n')
    copy.follow_up_emails[at] = `${letter.slice(0, end)} ${text}${letter.slice(end)}`
  } else if (list.endsWith('_ads')) {
    put((list === 'facebook_ads' ? ads.facebook_ads : ads.google_ads)[at], part)
  } else if (place.startsWith('thanks.next_steps')) put(thanks.next_steps, at)
  else if (place.startsWith('thanks.')) put(thanks, place.slice('thanks.'.length))
  else if (list === 'benefits') put(page.benefits, at)
  else if (list === 'faq') put(page.faq?.[at], part)
  else if (list === 'steps') put(page.steps?.items[at], part)
  else if (list === 'good_to_know') put(page.good_to_know?.items, at)
  else if (/^(?:offer|story)\./u.test(place))
    put(place.startsWith('offer') ? page.offer : page.story, 'text')
  else put(page, place)
  return copy
}
