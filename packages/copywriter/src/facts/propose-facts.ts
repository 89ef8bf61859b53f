import type { Fact } from '@wildpath/contract'

import { readBrief } from '../brief/read-brief.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { capitalised } from '../grammar/phrases.ts'

/** What the six answers say of the business. Proposals: the owner confirms, corrects or removes them. Pure. */
export function proposeFacts(brief: CopyBrief): Fact[] {
  const { offering, audiences, voice } = readBrief(brief, { isReworded: false })
  const facts: Fact[] = [
    {
      id: 'voice',
      kind: 'voice',
      value: { person: voice.subject },
      source: 'answer',
      origin: 'product_service',
      confidence: 'high',
      is_confirmed: false,
    },
  ]
  if (offering.thing !== null) {
    facts.push({
      id: 'offering-1',
      kind: 'offering',
      value: { name: capitalised(offering.thing.text).slice(0, 120) },
      source: 'answer',
      origin: 'product_service',
      confidence: 'medium',
      is_confirmed: false,
    })
  }
  for (const [index, { text }] of audiences.slice(0, 6).entries()) {
    facts.push({
      id: `audience-${index + 1}`,
      kind: 'audience',
      value: { text: text.slice(0, 160) },
      source: 'answer',
      origin: 'target_customer',
      confidence: 'medium',
      is_confirmed: false,
    })
  }
  return facts
}
