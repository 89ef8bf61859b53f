import type { GeneratedContent } from '@wildpath/contract'

/** One text of the content with its place. */
export type PlacedText = { place: string; text: string }

/** Every text of a funnel with the place by which findings name it. */
export function placedTexts(content: GeneratedContent): PlacedText[] {
  const { landing_page: page, thank_you_page: thanks, ad_copy: ads } = content
  const adTexts = (place: string, rows: readonly { headline: string; body: string }[]) =>
    rows.flatMap((ad, index) => [
      { place: `${place}[${index}].headline`, text: ad.headline },
      { place: `${place}[${index}].body`, text: ad.body },
    ])
  return [
    { place: 'headline', text: page.headline },
    { place: 'subheadline', text: page.subheadline },
    ...list('benefits', page.benefits),
    { place: 'cta_text', text: page.cta_text },
    ...list('form_fields', page.form_fields),
    ...sectionTexts(page),
    { place: 'thanks.headline', text: thanks.headline },
    { place: 'thanks.message', text: thanks.message },
    ...list('thanks.next_steps', thanks.next_steps),
    ...adTexts('facebook_ads', ads.facebook_ads),
    ...adTexts('google_ads', ads.google_ads),
    ...content.follow_up_emails.flatMap((email, index) => letterTexts(email, index)),
  ]
}

function list(place: string, texts: readonly string[]): PlacedText[] {
  return texts.map((text, index) => ({ place: `${place}[${index}]`, text }))
}

/** The page's further sections, each text with its place. */
function sectionTexts(page: GeneratedContent['landing_page']): PlacedText[] {
  const { offer, story, steps, bring, good_to_know: known, faq } = page
  return [
    ...titled('offer', offer),
    ...titled('story', story),
    ...(steps === undefined ? [] : [{ place: 'steps.title', text: steps.title }]),
    ...(steps?.items ?? []).flatMap((item, index) => titled(`steps[${index}]`, item)),
    ...headed('bring', bring),
    ...headed('good_to_know', known),
    ...(faq ?? []).flatMap(({ question, answer }, index) => [
      { place: `faq[${index}].question`, text: question },
      { place: `faq[${index}].answer`, text: answer },
    ]),
  ]
}

function titled(place: string, block: { title: string; text: string } | undefined): PlacedText[] {
  if (block === undefined) return []
  return [
    { place: `${place}.title`, text: block.title },
    { place: `${place}.text`, text: block.text },
  ]
}

function headed(
  place: string,
  block: { title: string; items: string[] } | undefined,
): PlacedText[] {
  return block === undefined
    ? []
    : [{ place: `${place}.title`, text: block.title }, ...list(place, block.items)]
}

function letterTexts(email: string, index: number): PlacedText[] {
  const [, subject, body] = email.match(/^subject:[ \t]*(.*)\n([\s\S]*)$/iu) ?? []
  if (subject === undefined || body === undefined)
    return [{ place: `email[${index}].body`, text: email }]
  return [
    { place: `email[${index}].subject`, text: subject },
    { place: `email[${index}].body`, text: body.trim() },
  ]
}
