import type { FactValue } from '@wildpath/contract'

import { type Finding, type FindingOf, quoteOf } from './finding.ts'
import { agesByThing, type PlainDetail, readPlainDetails } from './plain-details.ts'
import type { Section } from './sections.ts'
import { sentencesOf } from './sentences.ts'

type Offering = FactValue<'offering'>
type OfPage = { origin: string; sections: readonly Section[] }

/** What plain sentences say, each for the thing that it is about; what may be about several is told as it stands, in doubt. */
export function assignDetails(
  pages: readonly OfPage[],
  offerings: readonly FindingOf<'offering'>[],
): Finding[] {
  const byKey = new Map(offerings.map(({ value }) => [keyOf(value.name), value.name]))
  const names = [...byKey.values()].slice(0, mostNames)
  return pages.flatMap((page) => {
    const sold = page.sections.filter(({ name }) => byKey.has(keyOf(name ?? '')))
    return page.sections.flatMap((section) =>
      readSection(section, {
        page,
        names,
        own: byKey.get(keyOf(section.name ?? '')),
        isLast: sold.length > 1 && sold.at(-1) === section,
      }),
    )
  })
}

/** As many as are proposed; a catalogue of thousands is made to cost time. */
const mostNames = 30
const longestSentence = 240

type Known = {
  page: OfPage
  names: readonly string[]
  /** The thing that the section is about. */
  own: string | undefined
  isLast: boolean
}

function readSection(section: Section, { page, names, own, isLast }: Known): Finding[] {
  return section.entries.flatMap(({ block }) => {
    const text = block.kind === 'row' ? (block.cells.at(-1) ?? '') : block.text
    if (block.kind === 'text' && block.isQuote) return []
    const sentences = sentencesOf(text)
    // Below several things 'Meeting point: …' is about the last of them or about all.
    const isTitled = isLast && sentences.length > 1
    return sentences.flatMap((sentence): Finding[] => {
      if (sentence.length > longestSentence) return []
      const made = (name: string, value: Partial<Offering>) =>
        detailOf({ name, value, page, sentence })
      const byAge = agesByThing(sentence).flatMap(({ thing, text: requirements }) => {
        const name = namedIn(thing, names)
        return name === null ? [] : [made(name, { requirements })]
      })
      if (byAge.length > 0) return byAge
      const { rest, name: said } = withoutThing(sentence, names)
      const details = readPlainDetails(rest)
      if (details.length === 0) return []
      const isShared = isTitled && details.some(({ part }) => ofAll.has(part))
      const name =
        said ?? (isShared ? undefined : own) ?? (names.length === 1 ? names[0] : undefined)
      return name === undefined ? inDoubt(details, sentence, page) : [made(name, valueOf(details))]
    })
  })
}

/** What a business says once below all things. */
const ofAll = new Set<PlainDetail['part']>(['meeting_point', 'season', 'days'])

function detailOf({
  name,
  value,
  page,
  sentence,
}: {
  name: string
  value: Partial<Offering>
  page: OfPage
  sentence: string
}): Finding {
  return {
    kind: 'offering',
    value: { ...value, name },
    confidence: 'low',
    origin: page.origin,
    quote: quoteOf(sentence),
  }
}

function valueOf(details: readonly PlainDetail[]): Partial<Offering> {
  return Object.fromEntries(
    details.map((detail) => [detail.part, 'text' in detail ? detail.text : detail.items]),
  )
}

/** A whole sentence of which nobody knows whether it holds for all. What is included never does. */
function inDoubt(details: readonly PlainDetail[], sentence: string, page: OfPage): Finding[] {
  const isOfMany = details.every(
    ({ part }) => part !== 'requirements' && part !== 'included' && part !== 'not_included',
  )
  const isWhole = sentence.length >= 12 && /[.!]$/u.test(sentence)
  // Opening hours are a fact of their own.
  if (!isOfMany || !isWhole || /\d ?(?:h|uhr)\b/iu.test(sentence)) return []
  const isOpening = /^(?:open|geöffnet|ouvert)/iu.test(sentence)
  return [
    {
      kind: 'rule',
      value: { kind: isOpening ? 'opening' : 'other', text: sentence },
      confidence: 'low',
      origin: page.origin,
      quote: quoteOf(sentence),
    },
  ]
}

const aboutThing =
  /^(?<rest>.+?) (?:on|for|with|bei|auf|für|pour|sur)(?: (?:the|our|der|die|dem|den|la|le|les))? (?<thing>\S.{2,60}?)(?<end>[.!]?)$/iu

/** 'Wetsuits are included on Numbers' is about Numbers. */
function withoutThing(sentence: string, names: readonly string[]) {
  const { rest = '', thing = '', end = '' } = aboutThing.exec(sentence)?.groups ?? {}
  const name = thing === '' ? null : namedIn(thing, names)
  return name === null ? { rest: sentence, name: undefined } : { rest: `${rest}${end}`, name }
}

/** The one of the names that has all of the words; null for none or several. */
function namedIn(thing: string, names: readonly string[]): string | null {
  const said = keyOf(thing).split(' ')
  const fitting = names.filter((name) => {
    const parts = keyOf(name).split(' ')
    return said.every((word) => parts.includes(word))
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/^(?:the|our|die|der|das|la|le)\s/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
