/** How the sandbox's cards behave: when somebody pays on the page, and when it charges them later. */
export const testCards = [
  {
    number: '4242424242424242',
    title: 'Works',
    hint: 'Pays now and at every renewal.',
    now: 'paid',
    later: 'paid',
  },
  {
    number: '4000000000000002',
    title: 'Is declined',
    hint: 'The bank says no.',
    now: 'declined',
    later: 'declined',
  },
  {
    number: '4000002500003155',
    title: 'Needs confirmation',
    hint: 'The bank asks first whether it is you.',
    now: 'asks',
    later: 'paid',
  },
  {
    number: '4000000000000341',
    title: 'Fails at the next renewal',
    hint: 'Pays now, is refused later.',
    now: 'paid',
    later: 'declined',
  },
] as const

export type TestCard = (typeof testCards)[number]

/** A card by what somebody typed or chose; spaces and dashes do not matter. */
export function findTestCard(typed: string): TestCard | null {
  const digits = typed.replace(/[\s-]/g, '')
  return testCards.find(({ number }) => number === digits) ?? null
}

/** '4242 4242 4242 4242' */
export function spacedNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ')
}
