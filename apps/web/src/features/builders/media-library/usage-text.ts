import type { MediaAssetUsage } from '@wildpath/contract'

import { adPlatformNames } from '../../../entities/ad-spending/ad-platform-names.ts'

const places = {
  'recently-deleted': 'recently deleted',
  'public-page': 'main page',
  'working-page': 'page in the builder',
  'ads': 'ad copy',
  'logo': 'logo',
}

const states = {
  'creating': 'still being created',
  'running': 'running',
  'not-running': 'not running',
}

/** 'Canyon Trips Funnel (main page, logo)' for each adventure, then 'Summer rafting (Facebook ad, running)' for each ad. */
export function describeUsage({ funnels, ads }: MediaAssetUsage): string[] {
  return [
    ...funnels.map(
      (funnel) => `${funnel.title} (${funnel.places.map((place) => places[place]).join(', ')})`,
    ),
    ...ads.map(({ name, platform, state }) => {
      return `${name} (${adPlatformNames[platform]} ad, ${states[state]})`
    }),
  ]
}

/** What deleting the design changes, one sentence for each kind of place that uses it. */
export function describeConsequences({ funnels, ads }: MediaAssetUsage): string[] {
  const used = new Set(funnels.flatMap((funnel) => funnel.places))
  const isOnPage = used.has('public-page') || used.has('working-page')
  const [first] = ads
  return [
    ...(isOnPage
      ? [
          'Generated pages will show their illustration again; a page that you made in a builder will have a gap where it was.',
        ]
      : []),
    ...(used.has('ads') ? ['Ad copy that shows it will have no picture.'] : []),
    ...(used.has('logo') ? ['Pages that show it as their logo will have no logo.'] : []),
    ...(first !== undefined && ads.some(({ state }) => state !== 'creating')
      ? [
          `Ads on ${adPlatformNames[first.platform]} keep running with the copy that ${adPlatformNames[first.platform]} has.`,
        ]
      : []),
    ...(ads.some(({ state }) => state === 'creating')
      ? ['An ad that is still being created may fail without its picture.']
      : []),
  ]
}
