import { z } from 'zod'

import { lineField } from '../text.ts'
import { type FactKind, factValues, singleKinds } from './fact-values.ts'

/** Who said it: an answer of the form, the business's website, the owner in person, or a model. */
export const factSources = ['answer', 'website', 'owner', 'model'] as const
export type FactSource = (typeof factSources)[number]

const basis = {
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  source: z.enum(factSources),
  /** Of an answer its name ('main_offer'), of a website the address of the page. */
  origin: lineField().max(500).optional(),
  /** The words that it was read from. */
  quote: lineField().max(400).optional(),
  /** How sure the reading is; 'low' is shown as doubtful. */
  confidence: z.enum(['low', 'medium', 'high']),
  /** Whether the owner said that it is so. Only confirmed facts are published as such. */
  is_confirmed: z.boolean(),
}

function factOf<K extends FactKind>(kind: K) {
  const value = factValues[kind]
  return z.object({
    ...basis,
    kind: z.literal(kind),
    value,
    /** Other readings that contradict this one, such as a second price: the owner is asked, nobody guesses. */
    alternatives: z.array(value).max(4).optional(),
  })
}

export const factSchema = z.discriminatedUnion('kind', [
  factOf('offering'),
  factOf('offer'),
  factOf('audience'),
  factOf('since'),
  factOf('certificate'),
  factOf('guide'),
  factOf('figure'),
  factOf('review'),
  factOf('rule'),
  factOf('phone'),
  factOf('email'),
  factOf('address'),
  factOf('hours'),
  factOf('location'),
  factOf('social-link'),
  factOf('booking-link'),
  factOf('voice'),
  factOf('spelling'),
  factOf('currency'),
  factOf('language'),
])
export type Fact = z.infer<typeof factSchema>
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>

export const largestFactCount = 150
export const largestDismissedCount = 300

/** What the product knows about a business (product.md, 'Facts'). */
export const businessFactsSchema = z
  .object({
    version: z.literal(1),
    facts: z.array(factSchema).max(largestFactCount),
    /** Keys of proposals that the owner removed, so that they are not proposed again. */
    dismissed: z.array(lineField().max(200)).max(largestDismissedCount),
  })
  .superRefine(({ facts }, context) => {
    const ids = new Set(facts.map(({ id }) => id))
    if (ids.size < facts.length)
      context.addIssue({ code: 'custom', message: 'Two facts have one id' })
    for (const kind of singleKinds) {
      if (facts.filter((fact) => fact.kind === kind).length > 1) {
        context.addIssue({ code: 'custom', message: `There is one ${kind} at most` })
      }
    }
  })
export type BusinessFacts = z.infer<typeof businessFactsSchema>

export const noFacts: BusinessFacts = { version: 1, facts: [], dismissed: [] }

/** The facts of one kind, in the owner's order. */
export function listFacts<K extends FactKind>({ facts }: BusinessFacts, kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind)
}

/** What may enter a text: confirmed, or read without a doubt and without a contradiction. */
export function isUsable({ is_confirmed, confidence, alternatives = [] }: Fact): boolean {
  return is_confirmed || (confidence === 'high' && alternatives.length === 0)
}
