const places = [
  { key: 'US', name: 'United States', type: 'country', country_code: 'US' },
  { key: '3887', name: 'Utah', type: 'region', country_name: 'United States', country_code: 'US' },
  {
    key: '2482',
    name: 'Moab',
    type: 'city',
    region: 'Utah',
    country_name: 'United States',
    country_code: 'US',
  },
  {
    key: '2483',
    name: 'Moab',
    type: 'city',
    region: 'Oklahoma',
    country_name: 'United States',
    country_code: 'US',
  },
  {
    key: '5001',
    name: 'Bogotá',
    type: 'city',
    region: 'Bogotá',
    country_name: 'Colombia',
    country_code: 'CO',
  },
]
const interests = [
  { id: '6003', name: 'Whitewater rafting' },
  { id: '6002', name: 'Rafting (water sports)' },
  { id: '6004', name: 'Hiking' },
]

/** What can be targeted, by the beginning of a word. */
export function searchTargets(params: URLSearchParams): object[] {
  const asked = plain(params.get('q') ?? '')
  const all = params.get('type') === 'adgeolocation' ? places : interests
  return all.filter(({ name }) => plain(name).includes(asked))
}

type Target = { key: string }

/** Targeting as Graph returns it, which adds the names of regions and cities. */
export function addTargetNames(targeting: unknown): object {
  const { geo_locations: geo = {}, ...others } = targeting as {
    geo_locations?: { regions?: Target[]; cities?: Target[] }
  }
  const named = (targets: Target[] = []) =>
    targets.map((target) => ({ ...places.find(({ key }) => key === target.key), ...target }))
  return {
    ...others,
    geo_locations: { ...geo, regions: named(geo.regions), cities: named(geo.cities) },
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
