import { type Funnel, type FunnelChange, funnelChangeSchema } from '@wildpath/contract'

/** What a funnel keeps of a change: not where it came from. */
const changeSchema = funnelChangeSchema.omit({ baseRevision: true, is_regenerated: true })

/**
 * Whether the funnel is already as the change wants it: then the change was saved, and only its answer
 * got lost on the way.
 */
export function holdsChange(funnel: Funnel, change: Omit<FunnelChange, 'baseRevision'>): boolean {
  const { generated_content, ...wanted } = changeSchema.parse(change)
  return isWithin(wanted, funnel) && isWithin(generated_content ?? {}, funnel.generated_content)
}

/** Both were read by the contract's schemas, so what is equal has its parts in the same order. */
function isWithin(wanted: Record<string, unknown>, whole: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(whole[name]),
  )
}
