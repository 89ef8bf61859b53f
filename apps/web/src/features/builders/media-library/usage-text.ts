import type { MediaAssetUsage } from '@wildpath/contract'

import { adPlatformNames } from '../../../entities/ad-spending/ad-platform-names.ts'

const places = {
  'recently-deleted': 'recently deleted',
  'public-page': 'public page',
  'working-page': 'draft of the page',
  'ads': 'ad copy',
  'logo': 'logo',
}

const states = {
  'creating': 'still being created',
  'running': 'running',
  'not-running': 'not running',
}

/**
 * Returns 'Canyon Trips Funnel (public page, logo)' per adventure, then 'Summer rafting (Facebook ad, running)' per ad,
 * then 'Our guides (saved section)' per section.
 */
export function describeUsage({ funnels, ads, savedSections }: MediaAssetUsage): string[] {
  return [
    ...funnels.map(
      (funnel) => `${funnel.title} (${funnel.places.map((place) => places[place]).join(', ')})`,
    ),
    ...ads.map(({ name, platform, state }) => {
      return `${name} (${adPlatformNames[platform]} ad, ${states[state]})`
    }),
    ...savedSections.map(({ name }) => `${name} (saved section)`),
  ]
}

/** Describes the consequences of deleting the design, with one sentence per kind of place. */
export function describeConsequences({ funnels, ads, savedSections }: MediaAssetUsage): string[] {
  const used = new Set(funnels.flatMap((funnel) => funnel.places))
  const isOnPage = used.has('public-page') || used.has('working-page')
  const [first] = ads
  return [
    ...(isOnPage
      ? [
          'Generated pages will show their illustration again. Pages made in a builder will have a gap in its place.',
        ]
      : []),
    ...(used.has('ads') ? ['Ad copy that uses it will have no picture.'] : []),
    ...(used.has('logo') ? ['Pages that use it as their logo will have no logo.'] : []),
    ...(savedSections.length > 0 ? ['Saved sections will have a gap in its place.'] : []),
    ...(first !== undefined && ads.some(({ state }) => state !== 'creating')
      ? [
          `Ads on ${adPlatformNames[first.platform]} keep running with ${adPlatformNames[first.platform]}’s own copy.`,
        ]
      : []),
    ...(ads.some(({ state }) => state === 'creating')
      ? ['Ads that are still being created may fail without it.']
      : []),
  ]
}
