export type CheckoutOutcome = 'success' | 'pending'

/**
 * Where a checkout leads: back to the screen from which somebody went to buy, once the plan is theirs, else to the
 * dashboard, which tells how it ended and goes on waiting (spec 1, section 2.7).
 */
export function placeAfterCheckout(outcome: CheckoutOutcome, wayBack: string | null): string {
  return outcome === 'success' && wayBack !== null ? wayBack : `/dashboard?checkout=${outcome}`
}
