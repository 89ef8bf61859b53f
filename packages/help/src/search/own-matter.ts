import { termsOf } from './terms.ts'

/**
 * What of the asker's own account a question is about, if it is about nothing else: 'Which plan do I have?', 'when
 * does my trial end', 'how many adventures do I have left'. No article can know that.
 */
export function ownMatterOf(text: string): 'plan' | 'adventures' | null {
  if (!ownership.test(text) || intent.test(text)) return null
  const terms = termsOf(text)
  const says = (core: ReadonlySet<string>, around: ReadonlySet<string>) =>
    terms.some((term) => core.has(term)) &&
    terms.every((term) => core.has(term) || around.has(term))
  if (says(planTerms, planSurroundings)) return 'plan'
  const asksForCount = terms.includes('count') || terms.includes('left')
  return asksForCount && says(adventureTerms, adventureSurroundings) ? 'adventures' : null
}

/** Somebody speaks of what is theirs. */
const ownership = /\b(i|i'?m|my|mine|me|we|our|us)\b/i
/** Somebody wants to do something about it, or asks for a reason or a choice: an article tells how. */
const intent =
  /\b(how (do|can|to|would|should)|why|can|could|may|should|would|want|need|have to|must|like to|let me|better|which plans)\b/i

const termSet = (words: string): ReadonlySet<string> => new Set(termsOf(words))
const planTerms = termSet('plan subscription trial tier membership payment charged renew')
const planSurroundings = termSet(
  'current currently active activated end ends ended run running long next free expire expires ' +
    'renewal date left day days month monthly paid status moment today explorer expedition leader base camp',
)
const adventureTerms = termSet('adventures funnels')
const adventureSurroundings = termSet('count left create creating plan')
