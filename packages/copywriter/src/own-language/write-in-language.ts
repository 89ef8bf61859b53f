import { adLimits, type AdPlatform, type GeneratedContent } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { sentence, unstopped } from '../grammar/phrases.ts'
import type { Words } from './words.ts'

type Texts = Omit<GeneratedContent, 'ad_copy'> & {
  ads: (platform: AdPlatform) => { headline: string; body: string }[]
}

/**
 * A funnel in another language than English: the owner's own sentences, whole, and between them the words of that
 * language. Nobody here writes sentences about a business in a language that nobody checks.
 */
export function writeInLanguage(business: Business, words: Words): Texts {
  const { name, offerings, offer, lines } = business
  const [main] = offerings
  const thing = main === undefined ? null : [main.name, main.place].filter(Boolean).join(' ')
  const told = lines.map((line) => unstopped(line))
  const price = offer === null ? null : sentence(offer.wording)
  const headline =
    [...(thing === null ? [] : [thing]), ...told].find((text) => text.length <= 90) ?? name
  const rest = told.filter((line) => line !== headline)
  const short = rest.filter((line) => line.length <= 300)
  const benefits = [...short.slice(0, 6), ...words.reserve].slice(
    0,
    Math.max(3, Math.min(6, short.length)),
  )
  const about = [...rest.slice(0, 2), ...(thing === null ? [] : [thing])].map((line) =>
    sentence(line),
  )
  const summary = [headline, ...(offer === null ? [] : [offer.wording])].map(
    (line) => `- ${unstopped(line)}`,
  )
  return {
    landing_page: {
      language: business.language,
      headline,
      subheadline: subheadlineOf([about[0], price, `${name}.`]),
      benefits,
      cta_text: words.button,
      cta_url: '#',
      form_fields: fieldsFor(business, words),
      goal: business.goal,
      ...(price !== null && price.length <= 400 && { offer: { title: words.offer, text: price } }),
      ...notesOf(business, words),
    },
    thank_you_page: {
      headline: words.thanks.headline,
      message: words.thanks.message(name),
      next_steps: [...words.thanks.next],
    },
    ads: (platform) =>
      adsOf(business, words, { platform, headline, reasons: platform === 'facebook' ? short : [] }),
    follow_up_emails: [
      letter(business, words, words.confirm.subject, [
        words.confirm.text(name),
        summary.join('\n'),
        words.confirm.ask,
      ]),
      letter(business, words, words.advise.subject, [
        words.advise.text,
        words.advise.tips.map((tip) => `- ${tip}`).join('\n'),
        words.advise.end,
      ]),
      letter(business, words, words.remind.subject, [
        words.remind.text(name),
        summary.slice(1).join('\n'),
        words.remind.end,
      ]),
    ],
  }
}

/** In characters. */
const longestLine = 400

function subheadlineOf(parts: readonly (string | null | undefined)[]): string {
  const texts = parts.flatMap((part) => (part === null || part === undefined ? [] : [part]))
  const both = texts.slice(0, 2).join(' ')
  return [both, ...texts].find((text) => text.length <= longestLine) ?? ''
}

function fieldsFor({ goal }: Business, { fields, question }: Words): string[] {
  const [name, email, date, people] = fields
  return goal === 'enquiry' || goal === 'quote' || goal === 'purchase'
    ? [name, email, question]
    : [name, email, date, people]
}

function notesOf({ rules, offerings }: Business, { notes }: Words) {
  const items = [offerings[0]?.requirements, offerings[0]?.season, ...rules.map(({ text }) => text)]
    .filter((item) => item !== undefined)
    .slice(0, 8)
  return items.length === 0 ? {} : { good_to_know: { title: notes, items } }
}

type Ads = { platform: AdPlatform; headline: string; reasons: readonly string[] }

function adsOf(
  { name, offer, offerings }: Business,
  words: Words,
  { platform, headline, reasons }: Ads,
) {
  const limits = adLimits[platform]
  const [main] = offerings
  const heads = [
    ...new Set([
      ...(main === undefined ? [] : [main.name]),
      ...(platform === 'facebook' ? [headline] : []),
      name,
      ...words.heads,
    ]),
  ].filter((text) => text.length <= limits.headline && !text.includes('!'))
  const wording = offer === null ? [] : [sentence(offer.wording)]
  return words.calls.map((call, index) => {
    const reason = reasons[index]
    const bodies = [
      [...(reason === undefined ? [] : [sentence(reason)]), ...wording, call],
      [...wording, call],
      [...(reason === undefined ? [] : [sentence(reason)]), call],
      [call],
    ].map((parts) => parts.join(' '))
    return {
      headline: heads[index] ?? words.heads[index] ?? '',
      body: bodies.find((body) => body.length <= limits.body) ?? call,
    }
  })
}

function letter(
  { name }: Business,
  { greeting, closing }: Words,
  subject: string,
  blocks: readonly string[],
): string {
  return `Subject: ${subject}\n\n${[greeting, ...blocks.filter((block) => block !== ''), `${closing}\n${name}`].join('\n\n')}`
}
