import { expect, it } from 'vitest'

import { countryInWords } from './country-in-words.ts'

it.each([
  ['rafting in norway, all summer', 'NO'],
  ["One of Norway's best rivers", 'NO'],
  ['Canoe trips (Scotland)', 'GB'],
  ['Rivers of England, Wales and Scotland', 'GB'],
  ['Hikes in the Republic of Ireland', 'IE'],
  ['Caves in Northern Ireland', 'GB'],
  ['Treks in Bosnia & Herzegovina', 'BA'],
  ['A UK-based school', 'GB'],
  ['Trips in the U.S.A. and the US', 'US'],
  ['Fly fishing on the Madison in Montana', 'US'],
  ['Hikes in New Mexico', 'US'],
  ['Kayaks in New South Wales', 'AU'],
  ['Whales off Baja California', 'MX'],
  ['Rivers of Victoria, Colorado, Canada', 'CA'],
  ['Heli-skiing in British Columbia', 'CA'],
  ['Canoes of Temagami, Ontario', 'CA'],
  ['Paddling near Tadoussac, Québec', 'CA'],
  ['Dog sleds in the Yukon', 'CA'],
  ['Bike rides in Ontario, California', 'US'],
  ['Sea kayaks in Tasmania', 'AU'],
  ['Trekking in Chile', 'CL'],
  ['For guests from Germany and Austria, in Norway', 'NO'],
])('is read from %s', (text, code) => {
  expect(countryInWords([text])).toBe(code)
})

it.each([
  'Guided trips on the river',
  'A week in Norway and Sweden',
  'Rafting in Canada, and canyoning in Utah',
  'Cabins near Lebanon, New Hampshire',
  'Dinner with green chile and china cups',
  'A norwegian guide and Canadian canoes',
  'On the Gulf of Mexico',
  'All over South America',
  'Rafting in Georgia',
  'Hikes in Alberta and Montana',
  'Come with us in summer',
  'PADDLE WITH US',
  'Prices are in US dollars, for the US$79 trip as well',
  'For guests from the United States',
  'Adventures within the European Union',
])('is no guess from %s', (text) => {
  expect(countryInWords([text])).toBeNull()
})

it('is the same in all texts, or none', () => {
  expect(countryInWords(['Rafting near Voss, Norway', 'A day in Norway', ''])).toBe('NO')
  expect(countryInWords(['Rafting near Voss, Norway', 'A day in Sweden'])).toBeNull()
  expect(countryInWords([])).toBeNull()
})
