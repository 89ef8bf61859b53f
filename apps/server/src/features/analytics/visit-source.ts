import type { IncomingHttpHeaders } from 'node:http'

import { adPlatforms, isPaidMedium } from '@wildpath/ads'
import { type Device, directSource, writeSource } from '@wildpath/contract'

const longestSource = 40

/**
 * Where a visit came from: the UTM source of its address, else another site that led here, else 'direct'. A source
 * whose UTM medium was paid for is told apart, with the ad that the address names (`taggedAddress`).
 */
export function sourceOfVisit(url: string, headers: IncomingHttpHeaders): string {
  return utmSourceOf(url) ?? referringHost(headers) ?? directSource
}

/** Where a form came from as far as it tells by itself: the UTM source of the page it was on. */
export function sourceOfForm({ referer = '' }: IncomingHttpHeaders): string {
  return utmSourceOf(referer) ?? directSource
}

function utmSourceOf(url: string): string | null {
  const at = url.indexOf('?')
  if (at === -1) return null
  const tags = new URLSearchParams(url.slice(at + 1))
  const source = cleanSource(tags.get('utm_source') ?? '')
  if (source === null || !isPaidMedium(tags.get('utm_medium') ?? '')) return source
  return writeSource({ source, isPaid: true, adId: adIdOf(tags.get('utm_content') ?? '') })
}

function referringHost({ referer, host }: IncomingHttpHeaders): string | null {
  const page = referer === undefined ? null : URL.parse(referer)
  if (page === null || page.host === host) return null
  return cleanSource(page.hostname.replace(/^www\./, ''))
}

const ourAd = new RegExp(`^(?:${adPlatforms.join('|')})-[a-z0-9-]{1,70}$`)

/** Ads of other tools have names of their own, which would fill up the table: theirs count without one. */
function adIdOf(content: string): string | null {
  const id = content.toLowerCase()
  return ourAd.test(id) ? id : null
}

const webAddress = /^\s*(?:https?:\/\/)?(?:www\.)?([^\s/?#]+\.[a-z]{2,})(?:[/?#].*)?$/i

/** Normalizes arbitrary input to a source that is safe to store and show; a URL is reduced to its host. */
function cleanSource(text: string): string | null {
  const cleaned = (webAddress.exec(text)?.[1] ?? text).toLowerCase().replace(/[^a-z0-9._-]+/g, '-')
  return cleaned.slice(0, longestSource).replace(/^-+|-+$/g, '') || null
}

const tabletAgent = /ipad|tablet|playbook|kindle|silk(?!.*mobile)|android(?!.*mobi)/i
const phoneAgent = /mobi|iphone|ipod/i

/** What a visitor holds in hand, as its browser says. */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'phone'
  const agent = headers['user-agent'] ?? ''
  if (tabletAgent.test(agent)) return 'tablet'
  return phoneAgent.test(agent) ? 'phone' : 'desktop'
}
