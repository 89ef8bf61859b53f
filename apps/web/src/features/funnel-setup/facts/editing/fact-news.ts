import { type BusinessFacts, contradicts, type Fact, factKey } from '@wildpath/contract'

/** What a reading brought. */
export type FactNews = {
  /** Known for the first time, or said otherwise than in the reading before. */
  added: readonly Fact[]
  /** Said in two ways now: the owner is asked. */
  contested: readonly Fact[]
  /** The reading contradicts what the owner said or confirmed, which has stayed. */
  otherwise: readonly Fact[]
}

type Readings = { before: BusinessFacts; after: BusinessFacts; proposed: readonly Fact[] }

export function factNews({ before, after, proposed }: Readings): FactNews {
  const old = new Map(before.facts.map((fact) => [factKey(fact), fact]))
  const changed = after.facts.filter((fact) => !isKnown(old.get(factKey(fact)), fact))
  const isContested = ({ alternatives = [] }: Fact) => alternatives.length > 0
  const now = new Map(after.facts.map((fact) => [factKey(fact), fact]))
  return {
    added: changed.filter((fact) => !isContested(fact)),
    contested: changed.filter(isContested),
    otherwise: proposed.filter((proposal) => {
      const fact = now.get(factKey(proposal))
      const isOwners = fact !== undefined && (fact.is_confirmed || fact.source === 'owner')
      return isOwners && contradicts(fact, proposal)
    }),
  }
}

function isKnown(old: Fact | undefined, { value, alternatives }: Fact): boolean {
  if (old === undefined) return false
  return JSON.stringify([old.value, old.alternatives]) === JSON.stringify([value, alternatives])
}
