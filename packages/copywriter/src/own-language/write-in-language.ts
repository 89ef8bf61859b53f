import { type AdPlatform, type GeneratedContent, largestNoteCount } from '@wildpath/contract'
import { wordsOf } from '@wildpath/page/language'

import type { Business } from '../business/business.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { labelledFacts, ownLines, pricedLine } from './own-facts.ts'
import { undetermined } from '../facts/script-language.ts'
import { adsInLanguage } from './write-ads.ts'
import type { Words } from './words.ts'

type Texts = Omit<GeneratedContent, 'ad_copy'> & {
  ads: (platform: AdPlatform) => { headline: string; body: string }[]
}

/** What is told everywhere in the same words. */
export type Told = {
  /** What is sold, with its place; null where nobody knows. */
  thing: string | null
  /** Null, too, where it is not read surely: then it stands in its own section alone. */
  offer: string | null
  people: string | null
  /** What speaks for the business, best first. */
  reasons: readonly string[]
  /** Parts of the owner's sentences, for a list only. */
  notes: readonly string[]
}

/**
 * A funnel in another language than English: facts with the labels of that language, the owner's own sentences, whole,
 * and between them fixed words. Nobody here writes sentences about a business in a language that nobody checks.
 */
export function writeInLanguage(business: Business, words: Words): Texts {
  const { name, language, offerings, offer } = business
  const [main, ...others] = offerings
  const told = toldOf(business, words)
  const deed = main?.activity
  const headline =
    deed !== undefined && deed.length <= 80 ? capitalised(deed) : (told.thing ?? name)
  const summary = [
    ...(told.thing === null || told.thing === headline ? [headline] : [told.thing]),
    ...(told.offer === null ? [] : [told.offer]),
    ...others.map((offering) => pricedLine(offering, language)),
  ].map((line) => `- ${unstopped(line)}`)
  const bring = offerings.flatMap((offering) => offering.bring ?? [])
  return {
    landing_page: {
      ...(language !== undetermined && { language }),
      headline,
      subheadline: subheadlineOf(told, headline, name),
      benefits: benefitsOf(told, headline, words),
      cta_text: words.button,
      cta_url: '#',
      form_fields: fieldsFor(business, words),
      goal: business.goal,
      ...(offer !== null &&
        offer.wording.length < 400 && {
          offer: { title: words.offer, text: sentence(offer.wording) },
        }),
      ...notesOf(business, words),
      ...(bring.length > 0 && {
        bring: { title: wordsOf(language).titles.bring, items: bring.slice(0, 8) },
      }),
      ...faqOf(business, told, words),
    },
    thank_you_page: {
      headline: words.thanks.headline,
      message: words.thanks.message(name),
      next_steps: [...words.thanks.next],
    },
    ads: (platform) => adsInLanguage(business, words, told, platform),
    follow_up_emails: [
      letter(business, words, words.confirm.subject, [
        words.confirm.text(name),
        summary.join('\n'),
        words.confirm.ask,
      ]),
      letter(business, words, words.advise.subject, [
        words.advise.text,
        words.advise.tips.map((tip) => `- ${tip}`).join('\n'),
        bring.length === 0 ? '' : `${wordsOf(language).titles.bring}: ${bring.join(', ')}.`,
        words.advise.end,
      ]),
      letter(business, words, words.remind.subject, [
        words.remind.text(name),
        summary.slice(0, 2).join('\n'),
        words.remind.end,
      ]),
    ],
  }
}

function toldOf(business: Business, words: Words): Told {
  const { offerings, offer, audiences, guides, certificates, figures, language } = business
  const [main, ...others] = offerings
  const lines = ownLines(business)
  const { outing } = wordsOf(language)
  const inside =
    main === undefined ? [] : labelledFacts({ name: main.name, ...pick(main) }, language)
  const list = joinList(
    audiences.map((text) => unstopped(text)),
    words.and,
  )
  const known = [
    ...inside.filter((line) => !line.startsWith(outing.notIncluded)),
    ...others.map((offering) => pricedLine(offering, language)),
    ...others.flatMap(({ name, included }) =>
      labelledFacts({ name, included }, language).map((line) => `${line} (${name})`),
    ),
    ...guides.map((guide) => guideLine(guide)),
    ...certificates,
    ...figures.map(({ value, label }) => `${value} ${label}`),
  ].map((line) => unstopped(line))
  return {
    thing:
      main === undefined
        ? lines.thing
        : capitalised([main.name, isNamed(main) ? '' : main.place].filter(Boolean).join(' ')),
    offer: offer === null || !business.offerIsSure ? null : sentence(offer.wording),
    people: audiences.length === 0 || list.length > 160 ? null : words.people(list),
    reasons: known,
    notes: known.length < 3 ? lines.rest : [],
  }
}

/** 'Vroni führt die Mittwochstour' where the owner wrote a sentence, 'Vroni: Bergführerin' otherwise. */
function guideLine({ name, about }: Business['guides'][number]): string {
  if (about === undefined) return name
  return /[.!]$/u.test(about)
    ? `${name} ${about.charAt(0).toLowerCase()}${about.slice(1)}`
    : `${name}: ${about}`
}

/** What of an offering speaks for it; limits stand further down. */
function pick({
  included,
  duration,
  group_size,
  difficulty,
  languages,
}: Business['offerings'][number]) {
  return { included, duration, group_size, difficulty, languages }
}

function isNamed({ name, place }: Business['offerings'][number]): boolean {
  return place === undefined || name.toLowerCase().includes(place.toLowerCase())
}

/** In characters. */
const longestLine = 400

function subheadlineOf(
  { thing, offer, people, reasons }: Told,
  headline: string,
  name: string,
): string {
  const what = thing !== null && thing !== headline ? sentence(thing) : null
  const first = reasons.find((line) => line !== headline)
  const parts = [what, people, offer].filter((part) => part !== null)
  const ways = [
    parts,
    parts.filter((part) => part !== people),
    ...(offer === null ? [] : [[offer]]),
    ...(first === undefined ? [] : [[sentence(first)]]),
  ].map((texts) => texts.join(' '))
  return ways.find((text) => text.length >= 12 && text.length <= longestLine) ?? sentence(name)
}

function benefitsOf({ reasons, notes }: Told, headline: string, words: Words): string[] {
  const short = [...reasons, ...notes]
    .filter((line) => line.length <= 300 && line !== headline)
    .slice(0, 6)
  return short.length >= 3 ? short : [...short, ...words.reserve].slice(0, 3)
}

function faqOf({ offerings, offer }: Business, { offer: wording }: Told, words: Words) {
  const [main] = offerings
  const faq = [
    ...(offer === null || wording === null || !/\d/u.test(wording)
      ? []
      : [{ question: words.price, answer: wording }]),
    ...(main?.included === undefined
      ? []
      : [{ question: words.included, answer: sentence(main.included.join(', ')) }]),
    ...(main?.duration === undefined
      ? []
      : [{ question: words.duration, answer: sentence(main.duration) }]),
  ]
  return faq.length < 2 ? {} : { faq }
}

function fieldsFor({ goal }: Business, { fields, question }: Words): string[] {
  const [name, email, date, people] = fields
  return goal === 'enquiry' || goal === 'quote' || goal === 'purchase'
    ? [name, email, question]
    : [name, email, date, people]
}

function notesOf({ rules, offerings, language }: Business, { notes }: Words) {
  const limits = offerings.flatMap((offering) => {
    const { name, requirements, season, days, meeting_point, not_included } = offering
    const facts = labelledFacts(
      { name, requirements, season, days, meeting_point, not_included },
      language,
    )
    return offerings.length > 1 ? facts.map((line) => `${line} (${name})`) : facts
  })
  const items = [...limits, ...rules.map(({ text }) => unstopped(text))].slice(0, largestNoteCount)
  return items.length === 0 ? {} : { good_to_know: { title: notes, items } }
}

function letter(
  { name }: Business,
  { greeting, closing }: Words,
  subject: string,
  blocks: readonly string[],
): string {
  // A business name may end with a period: 'Crumb & Co.'
  const texts = blocks
    .filter((block) => block !== '')
    .map((text) => text.replace(/(?<=(?<!\.)\.|[!?])\.(?!\.)/gu, ''))
  return `Subject: ${subject}\n\n${[greeting, ...texts, `${closing}\n${name}`].join('\n\n')}`
}
