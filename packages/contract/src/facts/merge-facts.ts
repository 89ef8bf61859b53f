import type { BusinessFacts, Fact, FactSource } from './business-facts.ts'
import { singleKinds } from './fact-values.ts'

/** The same fact has the same key, whoever says it. */
export function factKey({ kind, value }: Pick<Fact, 'kind' | 'value'>): string {
  const isSingle = singleKinds.some((single) => single === kind)
  return isSingle ? kind : `${kind}: ${identityOf(value)}`.slice(0, 200)
}

/** Of several of a kind: what names it. */
function identityOf(value: Fact['value']): string {
  const named = value as Readonly<Record<string, unknown>>
  const name = named['name'] ?? named['text'] ?? named['url'] ?? named['label']
  return (typeof name === 'string' ? name : JSON.stringify(value)).toLowerCase().trim()
}

/**
 * What is known after `proposed` was read from `source`: what the owner said or confirmed stays, what the same source
 * proposed before is replaced, what was dismissed does not come back. A proposal that contradicts another
 * source's fact stands beside it as another reading.
 */
export function mergeProposals(
  known: BusinessFacts,
  proposed: readonly Fact[],
  source: FactSource,
): BusinessFacts {
  const kept = known.facts.filter(
    (fact) => fact.is_confirmed || fact.source === 'owner' || fact.source !== source,
  )
  const byKey = new Map(kept.map((fact) => [factKey(fact), fact]))
  const ids = new Set(kept.map(({ id }) => id))
  for (const proposal of proposed) {
    const key = factKey(proposal)
    if (known.dismissed.includes(key)) continue
    const present = byKey.get(key)
    if (present === undefined) {
      byKey.set(key, { ...proposal, id: freeId(proposal.id, ids) })
    } else if (!present.is_confirmed && present.source !== 'owner' && !isSame(present, proposal)) {
      byKey.set(key, withReading(present, proposal))
    }
  }
  return { ...known, facts: [...byKey.values()] }
}

function isSame(a: Fact, b: Fact): boolean {
  return JSON.stringify(a.value) === JSON.stringify(b.value)
}

function withReading(present: Fact, { value }: Fact): Fact {
  const { alternatives = [] } = present
  const others = [...alternatives, value].slice(0, 4)
  // The kinds are the same, since the keys are.
  return { ...present, alternatives: others } as Fact
}

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  taken.add(free)
  return free
}
