import type { IncomingMessage } from 'node:http'

import type { ContactPlatform, Measuring } from '@wildpath/page/render'
import { parseCookie } from 'cookie'

import type { MeasuringSignals } from '../leads/index.ts'
import type { VisitorConsent } from './visitor-consent.ts'

type Visit = {
  request: IncomingMessage
  clientIp: string
  /** Where the form stands, without what is behind '?'. */
  sourceUrl: string
  measuring: Measuring
  consent: VisitorConsent | null
  at: Date
}

/** `fb.<subdomains>.<milliseconds>.<value>` (Conversions API, 'fbp and fbc parameters'). */
const browserIdPattern = /^fb\.\d\.\d{10,16}\.\d{1,20}$/
const clickIdPattern = /^fb\.\d\.\d{10,16}\.[\w.-]{1,500}$/

/** What the platforms' servers may hear of a visit; null without a yes, or where the owner has no account there. */
export function readMeasuringSignals(visit: Visit): MeasuringSignals | null {
  const { request, clientIp, sourceUrl, measuring, consent, at } = visit
  if (consent?.choice !== 'agreed') return null
  const contactGoesTo = measuring.contactGoesTo.filter((platform) =>
    consent.contact?.split('-').includes(platform),
  )
  const platforms: ContactPlatform[] = []
  if (measuring.metaPixelId !== '') platforms.push('meta')
  // Google takes no lead of which it gets neither the click nor a hash.
  if (contactGoesTo.includes('google')) platforms.push('google')
  if (platforms.length === 0) return null
  const { _fbp: fbp = '', _fbc: fbc = '' } = parseCookie(request.headers.cookie ?? '')
  const fromAddress = consent.fbclid === undefined ? null : `fb.1.${at.getTime()}.${consent.fbclid}`
  return {
    at: at.toISOString(),
    sourceUrl,
    clientIp,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    fbp: browserIdPattern.test(fbp) ? fbp : null,
    fbc: clickIdPattern.test(fbc) ? fbc : fromAddress,
    gclid: consent.gclid ?? null,
    contactGoesTo,
    platforms,
  }
}
