import type { AdPlatform } from '../platforms.ts'
import type { ExportedAd, ExportedAdventure } from './exported-adventure.ts'

export function buildAd(platform: AdPlatform, number: number, ad: Partial<ExportedAd> = {}) {
  return {
    id: `${platform}-${number}`,
    platform,
    headline: `Raft the canyon ${number}`,
    body: `Half a day on the river, number ${number}.`,
    createdAt: '2026-11-24T12:00:00.000Z',
    ...ad,
  } satisfies ExportedAd
}

export function buildAdventure(adventure: Partial<ExportedAdventure> = {}): ExportedAdventure {
  return {
    title: 'Blue Canyon Rafting',
    slug: 'blue-canyon-rafting',
    address: 'https://trips.bluecanyon.com/',
    isPublic: true,
    ads: {
      facebook: [1, 2].map((number) => buildAd('facebook', number)),
      google: [1, 2, 3].map((number) => buildAd('google', number)),
    },
    texts: { headlines: [], descriptions: [] },
    ...adventure,
  }
}
