import type { AdPlace } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { choosePlace, replacedText } from './choose-place.ts'

const place = (kind: AdPlace['kind'], name: string, within: string): AdPlace => ({
  key: name,
  kind,
  name,
  within,
  countryCode: 'SI',
  radiusKm: null,
})
const country = place('country', 'Slovenia', '')
const town = place('city', 'Bovec', 'Goriška, Slovenia')
const chosenTown = { ...town, radiusKm: 40 }

it('replaces a country with a town in it', () => {
  const chosen = choosePlace([country], town)
  expect(chosen).toEqual({ places: [chosenTown], replaced: [country] })
  expect(replacedText(chosenTown, chosen.replaced)).toBe(
    'Bovec replaces Slovenia because the two overlap.',
  )
})

it('replaces towns with their country', () => {
  const other = { ...place('city', 'Kobarid', 'Goriška, Slovenia'), radiusKm: 20 }
  const chosen = choosePlace([chosenTown, other], country)
  expect(chosen).toEqual({ places: [country], replaced: [chosenTown, other] })
  expect(replacedText(country, chosen.replaced)).toBe(
    'Slovenia replaces Bovec and Kobarid because they overlap.',
  )
})

it('adds a separate place and ignores a duplicate', () => {
  const other = { ...place('country', 'Austria', ''), countryCode: 'AT' }
  expect(choosePlace([chosenTown], other)).toEqual({ places: [chosenTown, other], replaced: [] })
  expect(choosePlace([chosenTown], town)).toEqual({ places: [chosenTown], replaced: [] })
})
