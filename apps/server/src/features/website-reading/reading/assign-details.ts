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
  const names = [...new Map(offerings.map(({ value }) => [keyOf(value.name), value.name])).values()]
  if (names.length === 0) return []
  return pages.flatMap((page) =>
    page.sections.flatMap((section) => readSection(section, { page, names, offerings })),
  )
}

type Known = { page: OfPage; names: readonly string[]; offerings: readonly FindingOf<'offering'>[] }

function readSection(section: Section, { page, names, offerings }: Known): Finding[] {
  const own = names.find((name) => keyOf(name) === keyOf(section.name ?? ''))
  const isLast = own !== undefined && isLastOfSeveral(section, page.sections, names)
  return section.entries.flatMap(({ block }) => {
    const text = block.kind === 'row' ? (block.cells.at(-1) ?? '') : block.text
    if (block.kind === 'text' && block.isQuote) return []
    // Below several things 'Meeting point: …' is about the last of them or about all.
    const isTitled = isLast && sentencesOf(text).length > 1
    return sentencesOf(text).flatMap((sentence): Finding[] => {
      const made = (name: string, value: Partial<Offering>) =>
        detailOf({ name, value, page, sentence, offerings })
      const byAge = agesByThing(sentence).flatMap(({ thing, text: requirements }) => {
        const name = namedIn(thing, names)
        return name === null ? [] : made(name, { requirements })
      })
      if (byAge.length > 0) return byAge
      const { rest, name: said } = withoutThing(sentence, names)
      const details = readPlainDetails(rest)
      if (details.length === 0) return []
      const name =
        said ?? (isTitled ? undefined : own) ?? (names.length === 1 ? names[0] : undefined)
      if (name !== undefined) return made(name, valueOf(details))
      return inDoubt(details, sentence, page)
    })
  })
}

function detailOf({
  name,
  value,
  page,
  sentence,
  offerings,
}: {
  name: string
  value: Partial<Offering>
  page: OfPage
  sentence: string
  offerings: Known['offerings']
}): Finding[] {
  const isSold = offerings.some((offering) => keyOf(offering.value.name) === keyOf(name))
  return isSold
    ? [
        {
          kind: 'offering',
          value: { ...value, name },
          confidence: 'low',
          origin: page.origin,
          quote: quoteOf(sentence),
        },
      ]
    : []
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

function isLastOfSeveral(
  section: Section,
  sections: readonly Section[],
  names: readonly string[],
): boolean {
  const sold = sections.filter(({ name }) => names.some((one) => keyOf(one) === keyOf(name ?? '')))
  return sold.length > 1 && sold.at(-1) === section
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
