import type { AskedField } from './field-view.tsx'
import { inputHints } from './input-hints.ts'
import type { PageWords } from '../../language/page-words.ts'

export type FormStep = { legend: string; fields: AskedField[] }

/** More questions than these make a step look like work. */
const questionsOfAStep = 4

const contactAnswers = ['name', 'given-name', 'family-name', 'email', 'tel', 'organization']

/**
 * Questions first, contact last: who has answered the easy part finishes the rest. One step where
 * there is nothing to divide, none where nothing is asked.
 */
export function formSteps(
  fields: readonly AskedField[],
  words: PageWords['form']['steps'],
): FormStep[] {
  if (fields.length === 0) return []
  const contact = fields.filter(isContact)
  const questions = fields.filter((field) => !isContact(field))
  if (contact.length === 0 || questions.length === 0) return [{ legend: '', fields: [...fields] }]
  const steps: FormStep[] = []
  for (let from = 0; from < questions.length; from += questionsOfAStep) {
    steps.push({
      legend: from === 0 ? words.questions : words.more,
      fields: questions.slice(from, from + questionsOfAStep),
    })
  }
  return [...steps, { legend: words.contact, fields: contact }]
}

function isContact({ field }: AskedField): boolean {
  const { autoComplete } = inputHints(field)
  return (
    field.kind === 'consent' ||
    (autoComplete !== undefined && contactAnswers.includes(autoComplete))
  )
}
