import type { SearchCountry } from '@wildpath/contract'

/** Criterion ids of countries (developers.google.com/google-ads/api/data/geotargets). */
const criterionIds: Record<SearchCountry, number> = {
  US: 2840,
  CA: 2124,
  GB: 2826,
  AU: 2036,
  DE: 2276,
  FR: 2250,
  JP: 2392,
  BR: 2076,
  IN: 2356,
  MX: 2484,
}

export function geoTargetOf(country: SearchCountry): string {
  return `geoTargetConstants/${criterionIds[country]}`
}
