import { describe, expect, it } from 'vitest'

import { knowBusiness } from '../business/know-business.ts'
import { quietAnswers } from '../testing/known-business.ts'
import { noFacts } from '@wildpath/contract'

const known = (mainOffer: string) => knowBusiness({ ...quietAnswers, mainOffer, facts: noFacts })

describe('an offer of which each clause reads surely', () => {
  it.each([
    ['$195pp', '$195 per person'],
    ['145€ per person, 90 € for children', '€145 per person, €90 for children'],
    ['1.190 € per week', '€1,190 per week'],
    [
      '£48pp / kids under 14 £32. april - oct',
      '£48 per person, kids under 14 £32. April to October',
    ],
    ['Adults €34, under 16s €26', 'Adults €34, under 16s €26'],
    ['Full day $675, half day $495', 'Full day $675, half day $495'],
    ['£180 single, £290 for a couple', '£180 single, £290 for a couple'],
    [
      '290 €/night, min 2 nights. transfer 35€ each way',
      '€290 per night, minimum 2 nights. Transfer €35 each way',
    ],
    ['$49 pp on weekdays (normally $65)!!! Book now', '$49 per person on weekdays (normally $65)'],
    ['2 hrs NOK 1490, full day NOK 2950', '2 hours NOK 1490, full day NOK 2950'],
    ['first hr £18, £10 every hr after', 'First hour £18, £10 every hour after'],
  ])('has its plain words: "%s"', (typed, wording) => {
    expect(known(typed)).toMatchObject({ offerIsSure: true, offer: { wording } })
  })

  it.each([
    ['£48pp / kids under 14 £32', { amount: 48, unit: 'person', is_from: false }],
    [
      '€85 per person, €75 each for groups of 6 or more',
      { amount: 85, unit: 'person', is_from: false },
    ],
    [
      '290 €/night low season, 420 €/night dec-march',
      { amount: 290, unit: 'night', is_from: true },
    ],
  ])('may have the price that everybody pays: "%s"', (typed, price) => {
    expect(known(typed).offer).toMatchObject({ price })
  })

  it.each([
    '$625 full day, $475 half day',
    '£55 per person, 20% off in May',
    '3 400 kr per person',
  ])('has no price where that could mislead: "%s"', (typed) => {
    expect(known(typed)).toMatchObject({ offerIsSure: true })
    expect(known(typed).offer).not.toHaveProperty('price')
  })
})

describe('an offer typed in haste', () => {
  it.each([
    ['pack of 10 340 €, 1-1 38€/hr', 'Pack of 10 340 €, 1-1 38€ per hour'],
    ['home visit $75 hr in Nelson', 'Home visit $75 hr in Nelson'],
    ['2,5 h 190 € self drive', '2,5 hours 190 € self-drive'],
    ['CHF 45, kids 25', 'CHF 45, kids 25'],
    ['18% of rent, 3 months notice', '18% of rent, 3 months notice'],
    ['mantel clock service fr $280, watch $180 up', 'Mantel clock service fr $280, watch $180 up'],
    ['350 dh/day, 5 days 1500dh = save 250', '350 dh/day, 5 days 1500dh = save 250'],
    ['water + 1 carafe wine incl rest at cost', 'Water + 1 carafe wine incl rest at cost'],
    ['R950 in water, bad viz = we cancel 😂', 'R950 in water, bad viz = we cancel'],
    ['kids u/12 half price', 'Kids u/12 half price'],
  ])('stands as it was typed, without parts: "%s"', (typed, wording) => {
    expect(known(typed)).toMatchObject({ offerIsSure: false })
    expect(known(typed).offer).toEqual({ wording })
  })
})
