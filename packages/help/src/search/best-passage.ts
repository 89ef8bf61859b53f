import { termsOf } from './terms.ts'

/**
 * The block of an article (a paragraph, steps with the sentence before them) whose terms weigh most; of
 * equal ones steps, then the first.
 */
export function bestPassage(
  body: string,
  terms: readonly string[],
  weightOf: (term: string) => number = () => 1,
): string {
  const passages = passagesOf(body)
  const [first] = passages
  if (first === undefined) return body
  const weights = new Map(terms.map((term) => [term, weightOf(term)]))
  let best = { text: first.text, score: -1 }
  for (const { text, heading } of passages) {
    const own = new Set(termsOf(`${heading} ${text}`))
    const said = [...weights].flatMap(([term, weight]) => (own.has(term) ? [weight] : []))
    const score = said.reduce((sum, weight) => sum + weight, isSteps(text) ? stepsWeight : 0)
    if (score > best.score) best = { text, score }
  }
  return best.text
}

/** Steps win where what is said of the question weighs alike. */
const stepsWeight = 0.5

type Passage = { text: string; heading: string }

function passagesOf(body: string): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  let lead = ''
  for (const block of body.split(/\n{2,}/)) {
    if (block.startsWith('## ')) {
      heading = block.slice(3)
      lead = ''
      continue
    }
    // A short sentence before steps says what they are for.
    const isLead = block.endsWith(':')
    if (isLead) lead = block
    else {
      passages.push({ text: lead === '' ? block : `${lead}\n\n${block}`, heading })
      lead = ''
    }
  }
  return passages
}

function isSteps(text: string): boolean {
  return /(^|\n)1\. /.test(text)
}
