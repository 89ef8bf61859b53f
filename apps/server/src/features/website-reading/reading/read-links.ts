import { type Finding, quoteOf } from './finding.ts'
import type { Page } from './open-page.ts'
import { isSocial, pointOf } from './schema-business.ts'

const bookingHosts =
  /(?:^|\.)(?:fareharbor\.com|peek\.com|checkfront\.com|rezdy\.com|bokun\.(?:io|is)|regiondo\.(?:com|de)|bookeo\.com|xola\.com|trekksoft\.com|rezgo\.com|resova\.[a-z.]+|calendly\.com|acuityscheduling\.com|bookingkit\.de|bookwhen\.com|beyonk\.com|simplybook\.[a-z]+|guidap\.co|elloha\.com|bookingsync\.com|lodgify\.com)$/
const bookingWords =
  /^(?:book(?: (?:now|online|here|your (?:trip|tour|place|spot|stay)|a (?:tour|trip|lesson)))?|reserve(?: now| online| your spot)?|check availability|jetzt buchen|online buchen|buchen|réserver(?: en ligne| maintenant)?|reservar(?: ahora)?|prenota(?: ora| online)?|bestill(?: nå)?|boka(?: nu)?|boek nu)$/iu

/** Pages at networks, the way to book, and the place on the map, from what the page links to and shows in frames. */
export function readLinks({ $, url, base, frames }: Page): Finding[] {
  const origin = url.href
  const links = $('a[href]')
    .toArray()
    .map((link) => ({
      target: URL.parse($(link).attr('href') ?? '', base.href),
      words: $(link).text().trim(),
    }))
    .filter((link): link is { target: URL; words: string } => link.target !== null)
  const booking = [
    ...links.filter(({ target }) => bookingHosts.test(target.hostname)),
    ...links.filter(({ target, words }) => bookingWords.test(words) && leadsOn(target, url)),
  ][0]
  const targets = [...links.map(({ target }) => target.href), ...frames]
  const point = targets.map(readPoint).find((found) => found !== null)
  const made = (finding: Omit<Finding, 'confidence' | 'origin'>) =>
    ({ confidence: 'medium', origin, ...finding }) as Finding
  return [
    ...links
      .filter(({ target }) => isSocial(target.href))
      .map(({ target: { href } }) =>
        made({ kind: 'social-link', value: { url: href }, quote: quoteOf(href) }),
      ),
    ...(booking === undefined
      ? []
      : [
          made({
            kind: 'booking-link',
            value: { url: booking.target.href },
            quote: quoteOf(booking.words),
          }),
        ]),
    ...(point == null ? [] : [made({ kind: 'location', value: point, quote: '' })]),
  ]
}

/** To another page, and neither a place on this one nor a telephone. */
function leadsOn(target: URL, from: URL): boolean {
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return false
  return (
    target.origin + target.pathname + target.search !== from.origin + from.pathname + from.search
  )
}

/** Of links to and frames of Google Maps and OpenStreetMap. */
function readPoint(address: string) {
  if (!/google\.[a-z.]+\/maps|maps\.google|openstreetmap\.org|maps\.apple/.test(address))
    return null
  const found =
    /@(-?\d{1,2}\.\d{3,}),(-?\d{1,3}\.\d{3,})/.exec(address) ??
    /[?&](?:q|ll|query|destination|center)=(-?\d{1,2}\.\d{3,})(?:,|%2C)\s?(-?\d{1,3}\.\d{3,})/i.exec(
      address,
    ) ??
    /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)/.exec(address)
  const embedded = /!2d(-?\d{1,3}\.\d{3,})!3d(-?\d{1,2}\.\d{3,})/.exec(address)
  if (embedded) return pointOf(embedded[2] ?? '', embedded[1] ?? '')
  return found ? pointOf(found[1] ?? '', found[2] ?? '') : null
}
