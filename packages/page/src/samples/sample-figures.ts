import { wordsOf } from '../language/words-of.ts'

/** Spec 2, section 9, 'Public page fixed stats'. */
const values = ['10,000+', '4.9/5', '100%'] as const

/** Placeholders of the form's figure fields. `language` is that of the page's texts. */
export function sampleFigures(language: string | undefined): { value: string; label: string }[] {
  return wordsOf(language).figures.map((label, index) => ({ value: values[index] ?? '', label }))
}
