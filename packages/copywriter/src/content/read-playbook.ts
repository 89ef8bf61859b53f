import { parseTemplate } from '../phrasing/template.ts'
import type { Need, Playbook, TradeWords } from './playbook.ts'
import {
  fewestLines,
  fewestOfTrade,
  type Heading,
  isHeading,
  type Sections,
  sectionsSchema,
} from './playbook-schema.ts'

/** `line` counts from 1. */
export type Mistake = { line: number; message: string }

/** What a file is about; a finer kind may leave out what it has in common with its trade. */
export type ContentGroup = 'trades' | 'kinds' | 'goals'

type Reading = { playbook: Playbook; words: TradeWords; mistakes: Mistake[] }

/**
 * Reads a content file: `## Heading`, below it `- line`, of a tip `- (situation) line`; below `## Questions` a
 * `### Question?` and its answer. What a line needs stands before it: `- [boat, deck] line`.
 */
export function readPlaybook(source: string, group: ContentGroup): Reading {
  const { written, places, needs, mistakes } = readLines(source)
  const parsed = sectionsSchema.safeParse(written)
  const placeOf = ([heading, index]: readonly PropertyKey[]) =>
    places.get(`${String(heading)} ${String(index)}`) ?? 1
  for (const { path, message } of parsed.error?.issues ?? [])
    mistakes.push({ line: placeOf(path), message })
  const sections = parsed.data ?? sectionsSchema.parse({})
  if (group !== 'kinds' && parsed.success) mistakes.push(...missing(sections, fewestLines))
  if (group === 'trades' && parsed.success) mistakes.push(...missing(sections, fewestOfTrade))
  // What a trade has brought along is its own; in place of it stands what a kind has.
  const bring = group === 'trades' ? [] : sections.Bring
  return { playbook: { ...playbookOf(sections), bring, needs }, words: wordsOf(sections), mistakes }
}

type Written = Partial<Record<Heading, unknown[]>>

/** The items below each heading, and on which line each stands. */
function readLines(source: string) {
  const written: Written = {}
  const places = new Map<string, number>()
  const needs = new Map<string, Need>()
  const mistakes: Mistake[] = []
  let heading: Heading | null = null

  const add = (name: Heading, item: unknown, line: number) => {
    const items = (written[name] ??= [])
    places.set(`${name} ${items.length}`, line)
    items.push(item)
  }

  for (const [index, text] of source.split(/\r?\n/u).entries()) {
    const line = index + 1
    const [, title] = text.match(/^## (.+)$/u) ?? []
    const [, mark, need, said = ''] = text.match(/^(- |### )(?:\[([^\]]+)\] )?(.+)$/u) ?? []
    const item = mark === '- ' ? said : undefined
    const question = mark === '### ' ? said : undefined
    if (need !== undefined) needs.set(heading === 'Tips' ? tipOf(said).text : said, needOf(need))
    const last = written.Questions?.at(-1) as { answer: string } | undefined
    if (text.trim() === '') continue
    else if (title !== undefined) {
      heading = isHeading(title) ? title : null
      if (heading === null) mistakes.push({ line, message: `Unknown heading '${title}'` })
    } else if (heading === 'Questions' && question !== undefined)
      add(heading, { question, answer: '' }, line)
    else if (heading === 'Questions' && last?.answer === '' && item === undefined)
      last.answer = text
    else if (heading === 'Tips' && item !== undefined) add(heading, tipOf(item), line)
    else if (heading !== null && heading !== 'Questions' && item !== undefined)
      add(heading, item, line)
    else mistakes.push({ line, message: 'Neither a heading nor a line below one' })
  }
  return { written, places, needs, mistakes }
}

/** 'sled, drive' is met by the beginning of a word that the owner said; 'not rent' where nobody speaks of that. */
function needOf(need: string): Need {
  const isDenied = need.startsWith('not ')
  const words = need.replace(/^not /u, '').split(/, ?/u)
  return { words: new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu'), isDenied }
}

function tipOf(item: string) {
  const [, situation = null, text = item] = item.match(/^\(([^)]*)\) (.+)$/u) ?? []
  return { situation, text }
}

function missing(sections: Sections, fewest: Partial<Record<Heading, number>>): Mistake[] {
  return Object.keys(fewest)
    .filter(isHeading)
    .filter((heading) => sections[heading].length < (fewest[heading] ?? 0))
    .map((heading) => ({
      line: 1,
      message: `'${heading}' needs ${fewest[heading]} lines and has ${sections[heading].length}`,
    }))
}

function wordsOf(sections: Sections): TradeWords {
  const [one = '', many = ''] = sections.Booking
  return {
    booking: { one, many },
    cta: sections.Buttons,
    fields: sections['Form fields'],
    bring: sections.Bring,
  }
}

function playbookOf(sections: Sections): Omit<Playbook, 'bring' | 'needs'> {
  return {
    headlines: sections.Headline.map((line) => parseTemplate(line)),
    pulls: sections.Pull,
    moments: sections.Moment,
    next: sections.Next,
    ask: sections.Ask,
    adviceSubject: sections['Advice subject'],
    adviceOpening: sections['Advice opening'],
    tips: sections.Tips,
    nudgeSubject: sections['Nudge subject'],
    nudge: sections.Nudge,
    questions: sections.Questions,
  }
}
