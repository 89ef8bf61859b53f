import type { Facts } from '../brief/read-brief.ts'
import { loreOf, loreVariants } from '../ontology/lore.ts'
import type { Lore } from '../ontology/lore.ts'
import { composeGoal } from './goal.ts'
import { saidBy } from './situation.ts'

/** The know-how that fits best: of the finer kind of the trade that the owner's words name, else the trade's. */
export function loreFor(facts: Facts): Lore {
  const key =
    facts.trade.key === 'gear-shop' && composeGoal(facts) === 'rental'
      ? 'gear-rental'
      : facts.trade.key
  const said = saidBy(facts)
  const finer = loreVariants(key).find(({ when }) => when.test(said))
  return finer?.lore ?? loreOf(key)
}
