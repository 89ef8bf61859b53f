import type { ComposedGoal } from '../document/composed-goals.ts'
import { isUnknownSection, parsePage, type PageDocument } from '../document/page-document.ts'
import type { SectionInput } from '../sections/section-models.ts'
import type { PageWords } from '../language/page-words.ts'
import { wordsOf as pageWordsOf } from '../language/words-of.ts'

type PagePrompt = {
  /** What the owner told for this page alone: an event, a date, a place, a price. */
  text: string
  goal: ComposedGoal
  ctaText: string
}

/** A longer line is no heading. */
const longestHeading = 110

/**
 * The page with everything that was told for it: sentences whose facts its texts leave out stand on it word
 * for word. An event is announced right below the first screen; anything else stands before the form.
 */
export function withPromptFacts(page: PageDocument, prompt: PagePrompt): PageDocument {
  const said = new Set(wordsOf(textsOf(page)))
  const missing = sentencesOf(prompt.text).filter((sentence) => !isSaid(sentence, said))
  if (missing.length === 0) return page
  const { titles } = pageWordsOf(page.language)
  const section =
    prompt.goal === 'event-promotion'
      ? announcement(missing, prompt, titles)
      : note(missing, titles)
  const { sections } = page
  const [added] = parsePage({ sections: [section] }).sections
  if (added === undefined) return page
  const at = placeIn(page, prompt.goal)
  return parsePage({ ...page, sections: sections.toSpliced(at, 0, added) })
}

type Titles = PageWords['titles']

function announcement(
  sentences: readonly string[],
  { ctaText }: PagePrompt,
  { saveTheDate }: Titles,
): SectionInput {
  const [first = '', ...rest] = sentences
  const isHeading = first.length <= longestHeading
  return {
    id: 'event',
    type: 'cta',
    content: {
      title: isHeading ? first.replace(/\.$/, '') : saveTheDate,
      subtitle: (isHeading ? rest : sentences).join(' '),
      buttons: ctaText === '' ? [] : [{ text: ctaText, link: '#' }],
    },
  }
}

function note(sentences: readonly string[], { goodToKnow }: Titles): SectionInput {
  return {
    id: 'told',
    type: 'text',
    content: { title: goodToKnow, body: sentences.join('\n\n') },
  }
}

function placeIn({ sections }: PageDocument, goal: ComposedGoal): number {
  const first = sections.findIndex(({ type }) => type === 'hero') + 1
  if (goal === 'event-promotion') return first
  const form = sections.findIndex(({ type }) => type === 'lead-form')
  return form === -1 ? first : form
}

/** A line each, as far as it is one; each begins with a capital letter. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
}

/** Whether all that tells a sentence from others is on the page: its figures and names, else its words. */
function isSaid(sentence: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence)
  const telling = words.filter(
    (word, index) => /\p{N}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word)),
  )
  const looked = telling.length > 0 ? telling : words
  return looked.every((word) => said.has(word.toLowerCase()))
}

/** With what belongs to figures: '$1,450', '8:30'. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}$€£.,:'’-]*[\p{L}\p{N}]/gu) ?? []
}

/** All that is read on the page, in small letters. */
function textsOf({ sections }: PageDocument): string {
  const contents = sections.map((section) => (isUnknownSection(section) ? {} : section.content))
  return textWithin(contents).join('\n').toLowerCase()
}

function textWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textWithin)
}
