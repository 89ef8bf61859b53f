import {
  type BusinessFacts,
  type Fact,
  type FactSource,
  largestFactCount,
} from './business-facts.ts'
import { cleanLine } from '../text.ts'
import { singleKinds } from './fact-values.ts'

/** The same fact has the same key, whoever says it. */
export function factKey({ kind, value }: Pick<Fact, 'kind' | 'value'>): string {
  const isSingle = singleKinds.some((single) => single === kind)
  // Cut within a pair of code units it would not be stored as it is compared.
  return isSingle ? kind : cleanLine(`${kind}: ${identityOf(value)}`.slice(0, 200))
}

/** Of several of a kind: what names it. */
function identityOf(value: Fact['value']): string {
  const named = value as Readonly<Record<string, unknown>>
  const name = named['name'] ?? named['text'] ?? named['url'] ?? named['label']
  return (typeof name === 'string' ? name : JSON.stringify(value)).toLowerCase().trim()
}

/**
 * What is known after `proposed` was read from `source`: what the owner said or confirmed stays, what the same source
 * proposed before is replaced, what was dismissed does not come back. A proposal that tells more of the same fact completes
 * it; one that contradicts another source's fact stands beside it as another reading. Beyond the largest number of facts
 * nothing is added.
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
      if (byKey.size >= largestFactCount) continue
      byKey.set(key, { ...proposal, id: freeId(proposal.id, ids) })
    } else if (!present.is_confirmed && present.source !== 'owner') {
      byKey.set(
        key,
        contradicts(present, proposal)
          ? withReading(present, proposal)
          : withMore(present, proposal),
      )
    }
  }
  return { ...known, facts: [...byKey.values()] }
}

/** Whether two facts of one key say different things of the same part; what only one of them tells is no contradiction. */
export function contradicts(one: Pick<Fact, 'value'>, other: Pick<Fact, 'value'>): boolean {
  const parts = new Map<string, unknown>(Object.entries(other.value))
  return Object.entries(one.value).some(
    ([name, part]) => parts.has(name) && plain(part) !== plain(parts.get(name)),
  )
}

/** Whatever the case and the order of its parts. */
function plain(part: unknown): string {
  const isObject = typeof part === 'object' && part !== null && !Array.isArray(part)
  return JSON.stringify(isObject ? Object.entries(part).toSorted(byName) : part).toLowerCase()
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** Another reading that is there already is not a second one. */
function withReading(present: Fact, { value }: Fact): Fact {
  const { alternatives = [] } = present
  if (alternatives.some((one) => !contradicts({ value: one }, { value }))) return present
  // The kinds are the same, since the keys are.
  return { ...present, alternatives: [...alternatives, value].slice(0, 4) } as Fact
}

function withMore(present: Fact, { value, alternatives = present.alternatives }: Fact): Fact {
  return {
    ...present,
    value: { ...value, ...present.value },
    ...(alternatives && { alternatives }),
  } as Fact
}

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  taken.add(free)
  return free
}
