import { adsError, type GoogleAnswer } from './answers.ts'

export const geoTargets = [
  { id: '2276', name: 'Germany', countryCode: 'DE', targetType: 'Country', around: [] },
  { id: '2840', name: 'United States', countryCode: 'US', targetType: 'Country', around: [] },
  { id: '2554', name: 'New Zealand', countryCode: 'NZ', targetType: 'Country', around: [] },
  { id: '21176', name: 'Utah', countryCode: 'US', targetType: 'State', around: ['United States'] },
  {
    id: '1026990',
    name: 'Moab',
    countryCode: 'US',
    targetType: 'City',
    around: ['Utah', 'United States'],
  },
  {
    id: '9031111',
    name: 'Moab Old Town',
    countryCode: 'US',
    targetType: 'City',
    around: ['Utah', 'United States'],
    status: 'REMOVAL_PLANNED',
  },
]

/** developers.google.com/google-ads/api/reference/rpc/v26/GeoTargetConstantService */
export function suggestGeoTargets(body: string): GoogleAnswer {
  const { locale, locationNames } = JSON.parse(body) as {
    locale?: string
    locationNames?: { names?: string[] }
  }
  const [name] = locationNames?.names ?? []
  if (locale !== 'en' || name === undefined) {
    return adsError({ requestError: 'REQUIRED_FIELD_MISSING' })
  }
  const found = geoTargets.filter((one) => one.name.toLowerCase().startsWith(name.toLowerCase()))
  return {
    status: 200,
    body: {
      geoTargetConstantSuggestions: found.map(({ around, ...target }) => ({
        locale,
        searchTerm: name,
        geoTargetConstant: {
          resourceName: `geoTargetConstants/${target.id}`,
          status: 'ENABLED',
          ...target,
          canonicalName: [target.name, ...around].join(','),
        },
      })),
    },
  }
}
