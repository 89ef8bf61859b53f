import { type BusinessFacts, type Fact, noFacts } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { knowBusiness } from '../business/know-business.ts'
import type { Answers } from '../copy-brief.ts'

export type GivenFact = Pick<Fact, 'kind' | 'value'> &
  Partial<Pick<Fact, 'confidence' | 'is_confirmed'>>

/** These facts, confirmed by their owner unless told otherwise. */
export function confirmed(...facts: readonly GivenFact[]): BusinessFacts {
  const whole = facts.map((fact, index) => ({
    id: `f-${index}`,
    source: 'owner',
    confidence: 'high',
    is_confirmed: true,
    ...fact,
  }))
  return { ...noFacts, facts: whole as Fact[] }
}

export const quietAnswers: Answers = {
  businessName: 'Quiet Ltd',
  industry: 'other',
  productService: 'nothing in particular',
  mainOffer: 'nothing',
  targetCustomer: 'nobody in particular',
  brandTone: 'friendly',
}

/** A business of which these facts are known, and whose answers say nothing. */
export function knownBusiness(...facts: readonly GivenFact[]): Business {
  const known = facts.length === 0 ? [{ kind: 'voice', value: { person: 'we' } } as const] : facts
  return knowBusiness({ ...quietAnswers, facts: confirmed(...known) })
}
