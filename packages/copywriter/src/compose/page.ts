import type { GeneratedContent } from '@wildpath/contract'

import { pageTones } from '../tones/index.ts'
import { composeBenefits } from './benefits.ts'
import { composeBring } from './bring.ts'
import { composeButton } from './button.ts'
import { composeFaq } from './faq.ts'
import { composeFields } from './form-fields.ts'
import { composeHeadline } from './headline.ts'
import { composeNotes } from './notes.ts'
import { offerSentence, offerWithin } from './offer-lines.ts'
import { composeStory } from './story.ts'
import { composeSubheadline } from './subheadline.ts'
import type { Writer } from './writer.ts'

/** In characters, of the section. */
const longestOffer = 400

export type PageCopy = GeneratedContent['landing_page']

/** The landing page: what, for whom, what one gets, what to do; then all that is known, each thing once. */
export function composePage(writer: Writer): PageCopy {
  const { goal } = writer.business
  const headline = composeHeadline(writer)
  writer.tell(headline)
  const subheadline = composeSubheadline(writer, headline)
  const benefits = composeBenefits(writer, `${headline} ${subheadline}`)
  const above = [headline, subheadline, ...benefits].join(' ')
  const offer = composeOffer(writer)
  const story = composeStory(writer)
  const notes = composeNotes(writer)
  const bring = composeBring(writer)
  const faq = composeFaq(writer, above)
  return {
    headline,
    subheadline,
    benefits,
    cta_text: composeButton(writer),
    cta_url: '#',
    form_fields: composeFields(writer),
    goal,
    ...(offer && { offer }),
    ...(story && { story }),
    ...(notes && { good_to_know: notes }),
    ...(bring && { bring }),
    ...(faq && { faq }),
  }
}

/** The whole offer, to be shown large. */
function composeOffer({ business, choice }: Writer): PageCopy['offer'] {
  const text = [offerSentence(business), offerWithin(business, longestOffer)].find(
    (one) => one !== null && one.length <= longestOffer,
  )
  if (text === undefined || text === null) return undefined
  const hasPrice = /\d/u.test(text)
  const [title = 'The offer'] = hasPrice
    ? choice.shuffled('offer title', pageTones[business.tone].offerTitles)
    : []
  return { title, text }
}
