import type { Measuring } from '../../parts/measuring.ts'
import { googleScript } from './google-script.ts'
import { metaScript } from './meta-script.ts'
import { tiktokScript } from './tiktok-script.ts'

/** What a page loads from an ad platform, and whom that talks to: hosts for a content security policy. */
type Platform = {
  /** As visitors know it. */
  name: string
  /** An object of a script with `start()`, `lead(id)` and `stop()`; null where the page has no account there. */
  script(measuring: Measuring): string | null
  scripts: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

const tagManager = 'https://www.googletagmanager.com'

const meta: Platform = {
  name: 'Meta',
  script: ({ metaPixelId }) => (metaPixelId === '' ? null : metaScript(metaPixelId)),
  scripts: ['https://connect.facebook.net'],
  connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
  frames: [],
}

/** https://developers.google.com/tag-platform/security/guides/csp, 'Google Analytics 4'. */
const googleAnalytics: Platform = {
  name: 'Google',
  script: (measuring) => (measuring.googleTagId.startsWith('G-') ? googleScript(measuring) : null),
  scripts: [tagManager],
  connections: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  frames: [],
}

/** The same guide, 'Google Ads conversions'. */
const googleAds: Platform = {
  name: 'Google',
  script: (measuring) => (measuring.googleTagId.startsWith('AW-') ? googleScript(measuring) : null),
  scripts: [
    tagManager,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  connections: [
    tagManager,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
    'https://google.com',
  ],
  frames: [tagManager, 'https://td.doubleclick.net'],
}

const tiktok: Platform = {
  name: 'TikTok',
  script: ({ tiktokPixelId }) => (tiktokPixelId === '' ? null : tiktokScript(tiktokPixelId)),
  scripts: ['https://analytics.tiktok.com'],
  connections: ['https://analytics.tiktok.com'],
  frames: [],
}

/** Those that the page has an account at. */
export function platformsOf(measuring: Measuring): Platform[] {
  return [meta, googleAnalytics, googleAds, tiktok].filter(
    (platform) => platform.script(measuring) !== null,
  )
}

/** Whom a page with these accounts may load scripts from, talk to and show in frames: its own platforms alone. */
export function measuringSources(measuring: Measuring) {
  const used = platformsOf(measuring)
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    connections: used.flatMap(({ connections }) => connections),
    frames: used.flatMap(({ frames }) => frames),
  }
}
