import {
  type BusinessFacts,
  type Fact,
  factKey,
  type FactKind,
  type FactValue,
  largestDismissedCount,
  largestFactCount,
  singleKinds,
} from '@wildpath/contract'

/** The owner says that it is so, or takes that back. Other readings are out once one is confirmed. */
export function confirmFact(known: BusinessFacts, id: string, isConfirmed = true): BusinessFacts {
  return replaceFact(known, id, (fact) => {
    if (fact.is_confirmed === isConfirmed && (!isConfirmed || !isContested(fact))) return fact
    return isConfirmed ? confirmed(fact) : { ...fact, is_confirmed: false }
  })
}

/** All of these but the ones with several readings: which of them is right is asked one by one. */
export function confirmFacts(known: BusinessFacts, ids: ReadonlySet<string>): BusinessFacts {
  const isMeant = (fact: Fact) => ids.has(fact.id) && !fact.is_confirmed && !isContested(fact)
  if (!known.facts.some(isMeant)) return known
  return {
    ...known,
    facts: known.facts.map((fact) => (isMeant(fact) ? confirmed(fact) : fact)),
  }
}

/** Every reading of a fact, the one that stands there first. */
export function readingsOf({ value, alternatives = [] }: Fact): Fact['value'][] {
  return [value, ...alternatives]
}

/** Whether sources say different things, and nobody chose yet. */
export function isContested({ alternatives = [] }: Fact): boolean {
  return alternatives.length > 0
}

/** One of several readings is right; the others are out. */
export function chooseReading(known: BusinessFacts, id: string, index: number): BusinessFacts {
  if (index === 0) return confirmFact(known, id)
  return replaceFact(known, id, (fact) => {
    const value = readingsOf(fact)[index]
    return value === undefined ? fact : ownFact(fact, value)
  })
}

/** The owner's words take the place of what was read; what was read under another name does not come back. */
export function editFact(known: BusinessFacts, id: string, value: Fact['value']): BusinessFacts {
  const before = known.facts.find((fact) => fact.id === id)
  if (before === undefined) return known
  if (JSON.stringify(before.value) === JSON.stringify(value)) return confirmFact(known, id)
  const after = ownFact(before, value)
  const edited = welcome(
    replaceFact(known, id, () => after),
    after,
  )
  const isRenamed = factKey(before) !== factKey(after)
  return isRenamed && before.source !== 'owner' ? dismiss(edited, before) : edited
}

/** The owner adds a part to what is known of one thing; a choice between its readings stays open. */
export function completeFact(known: BusinessFacts, id: string, part: object): BusinessFacts {
  return replaceFact(known, id, (fact) => {
    const whole = ownFact(fact, { ...fact.value, ...part })
    if (fact.alternatives === undefined) return whole
    const alternatives = fact.alternatives.map((one) => ({ ...part, ...one }))
    // Nothing of it is published before the choice is made.
    return { ...whole, is_confirmed: false, alternatives } as Fact
  })
}

export type NewFact = { id: string; kind: FactKind; value: FactValue }

/** Takes the place of what a business has once; beyond the largest number of facts nothing is added. */
export function addFact(known: BusinessFacts, { id, kind, value }: NewFact): BusinessFacts {
  const present = known.facts.find((fact) => fact.kind === kind)
  if (present !== undefined && isSingle(kind)) return editFact(known, present.id, value)
  if (known.facts.length >= largestFactCount) return known
  const fact = ownFact({ id, kind }, value)
  return welcome({ ...known, facts: [...known.facts, fact] }, fact)
}

/** It is gone, and no reading brings it back. */
export function removeFact(known: BusinessFacts, id: string): BusinessFacts {
  const fact = known.facts.find((one) => one.id === id)
  if (fact === undefined) return known
  const facts = known.facts.filter((one) => one !== fact)
  return dismiss({ ...known, facts }, fact)
}

/** It stands where it stood again, unless something took its place meanwhile. */
export function restoreFact(known: BusinessFacts, fact: Fact, index: number): BusinessFacts {
  const isTaken = known.facts.some(
    ({ id, kind }) => id === fact.id || (kind === fact.kind && isSingle(kind)),
  )
  if (isTaken || known.facts.length >= largestFactCount) return known
  return welcome({ ...known, facts: known.facts.toSpliced(index, 0, fact) }, fact)
}

export function isSingle(kind: FactKind): boolean {
  return singleKinds.some((single) => single === kind)
}

function replaceFact(
  known: BusinessFacts,
  id: string,
  change: (fact: Fact) => Fact,
): BusinessFacts {
  const facts = known.facts.map((fact) => (fact.id === id ? change(fact) : fact))
  return facts.some((fact, index) => fact !== known.facts[index]) ? { ...known, facts } : known
}

function confirmed({ alternatives: _alternatives, ...fact }: Fact): Fact {
  return { ...fact, is_confirmed: true }
}

/** A fact as the owner said it: where it was read before no longer matters. */
function ownFact({ id, kind }: Pick<Fact, 'id' | 'kind'>, value: Fact['value']): Fact {
  return { id, source: 'owner', confidence: 'high', is_confirmed: true, kind, value } as Fact
}

function dismiss(known: BusinessFacts, fact: Fact): BusinessFacts {
  const key = factKey(fact)
  const others = known.dismissed.filter((one) => one !== key)
  return { ...known, dismissed: [...others, key].slice(-largestDismissedCount) }
}

/** What the owner says is no longer dismissed. */
function welcome(known: BusinessFacts, fact: Fact): BusinessFacts {
  const key = factKey(fact)
  return known.dismissed.includes(key)
    ? { ...known, dismissed: known.dismissed.filter((one) => one !== key) }
    : known
}
