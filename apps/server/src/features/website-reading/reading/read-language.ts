import type { Block } from './blocks.ts'
import type { Finding } from './finding.ts'
import type { Page } from './open-page.ts'

/** The words that every text of a language is full of. */
const commonest: Record<string, string> = {
  en: 'the and of to with for our your you we from are',
  de: 'und der die das mit für wir ihr ihre sie auf ist nicht aus dem den im am zum ohne von',
  fr: 'et le la les des pour avec nous vous une sur est',
  es: 'y el la los las para con nosotros una en es del',
  it: 'e il la gli per con noi una del della sono che',
  nl: 'en de het een van voor met wij je op zijn ons',
  nb: 'og i på med for vi er til det av en ikke',
  sv: 'och i på med för vi är till det av en inte',
  da: 'og i på med for vi er til det af en ikke',
}

/** As the document says it, where its words do not tell otherwise; null where nothing tells. */
export function findLanguage(pages: readonly Page[]): { tag: string; isSure: boolean } | null {
  const [start] = pages
  const said =
    start?.$('html').attr('lang') ?? start?.$('meta[property="og:locale"]').attr('content') ?? ''
  const [, language = '', region] =
    /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?:[-_]|$)/i.exec(said.trim()) ?? []
  const tag =
    region === undefined
      ? language.toLowerCase()
      : `${language.toLowerCase()}-${region.toUpperCase()}`
  const read = readLanguage(wordsOf(pages))
  if (language === '') return read === null ? null : { tag: read, isSure: false }
  // Systems that somebody left in English say so of every page.
  const base = language.toLowerCase() === 'no' ? 'nb' : language.toLowerCase()
  const isContradicted = read !== null && base in commonest && read !== base
  return isContradicted ? { tag: read, isSure: false } : { tag, isSure: read !== null }
}

function readLanguage(words: readonly string[]): string | null {
  if (words.length < 15) return null
  const counts = Object.entries(commonest).map(([language, common]) => {
    const set = new Set(common.split(' '))
    const hits = words.filter((word) => set.has(word))
    return { language, count: hits.length, distinct: new Set(hits).size }
  })
  const [best, second] = counts.toSorted((a, b) => b.count - a.count)
  const isClear =
    best !== undefined &&
    best.count >= 4 &&
    best.distinct >= 3 &&
    best.count > (second?.count ?? 0) * 1.2
  return isClear ? best.language : null
}

function wordsOf(pages: readonly Page[]): string[] {
  const text = pages
    .flatMap(({ blocks }) => blocks.map(spokenBy))
    // 'What if I cancel?' is asked by guests.
    .filter((text) => !text.endsWith('?'))
    .join(' ')
  return (
    text
      .slice(0, 50_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

/** What the business says itself; guests speak of themselves. */
const spokenBy = (block: Block): string =>
  block.kind === 'row' || (block.kind === 'text' && block.isQuote) || /^["“„«]/u.test(block.text)
    ? ''
    : block.text

const speakers: Record<string, { we: string; i: string }> = {
  en: { we: 'we our us', i: 'i my me' },
  de: { we: 'wir unser unsere uns', i: 'ich mein meine mir' },
  fr: { we: 'nous notre nos', i: 'je mon ma mes' },
}

/** How the business speaks of itself and writes. */
export function readVoice(pages: readonly Page[], tag: string): Finding[] {
  const words = wordsOf(pages)
  const origin = pages[0]?.url.href ?? ''
  const count = (list: string) => {
    const set = new Set(list.split(' '))
    return words.filter((word) => set.has(word)).length
  }
  const speaker = speakers[tag.slice(0, 2)] ?? { we: '', i: '' }
  const [we, i] = [count(speaker.we), count(speaker.i)]
  const found: Finding[] = []
  // One sentence that begins with it is a hint; 'our tours' is not even that.
  const [subject = ''] = speaker.we.split(' ')
  const [ownSubject = ''] = speaker.i.split(' ')
  const confidence = we + i > 1 ? 'medium' : 'low'
  if (we > i * 2 && (we > 1 || count(subject) > 0))
    found.push({ kind: 'voice', value: { person: 'we' }, confidence, origin, quote: '' })
  if (i > we * 2 && (i > 1 || count(ownSubject) > 0))
    found.push({ kind: 'voice', value: { person: 'I' }, confidence, origin, quote: '' })
  const variety = tag.startsWith('en') ? varietyOf(tag, count) : null
  if (variety !== null)
    found.push({ kind: 'spelling', value: { variety }, confidence: 'medium', origin, quote: '' })
  return found
}

function varietyOf(tag: string, count: (list: string) => number): 'US' | 'UK' | null {
  const uk = count(
    'colour colours centre favourite kilometres metres traveller travellers organised harbour neighbour autumn licence litre',
  )
  const us = count(
    'color colors center favorite traveler travelers organized harbor neighbor gray liter',
  )
  if (uk !== us) return uk > us ? 'UK' : 'US'
  if (/-(?:GB|AU|NZ|IE|ZA)$/.test(tag)) return 'UK'
  return tag.endsWith('-US') ? 'US' : null
}
