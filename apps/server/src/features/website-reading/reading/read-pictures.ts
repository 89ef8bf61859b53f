import {
  cleanLine,
  mediaAssetLimits,
  type WebsitePicture,
  websiteReadingLimits,
} from '@wildpath/contract'
import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'

import { readTarget } from '../safe-fetch/read-target.ts'
import { findBusinesses } from './schema-business.ts'
import type { Page } from './open-page.ts'
import { everyThing, lineOf, textsOf, thingsOf } from './thing.ts'

const smallestSide = 320
/** Of a page that are looked at; nobody is shown more than a few. */
const mostPictures = 1_000
/** What the names of pictures say that are no photos. */
const noPhoto =
  /logo|icon|sprite|avatar|badge|pixel|spacer|blank|placeholder|loader|spinner|payment|visa|mastercard|tripadvisor|partner|award|flag|arrow|button|captcha|emoji|gravatar|qr-?code|map\b|\.svg|\.gif|\.ico|^data:/i

/** Photos of a site, those first that it shows for itself; each once, in its largest width. */
export function readPhotos(pages: readonly Page[]): WebsitePicture[] {
  const all = pages.flatMap((page) => [...leadingPhotos(page), ...photosOf(page)])
  const byAddress = new Map<string, WebsitePicture>()
  for (const photo of all) {
    const key = identityOf(photo.address)
    const known = byAddress.get(key)
    const isBetter = known === undefined || (photo.width ?? 0) > (known.width ?? 0)
    if (isBetter) byAddress.set(key, { ...photo, alt: photo.alt || (known?.alt ?? '') })
    else if (known.alt === '') byAddress.set(key, { ...known, alt: photo.alt })
  }
  return [...byAddress.values()].slice(0, websiteReadingLimits.photos)
}

/** The mark of the business: as it says itself, else what stands in the head of its page, else its largest icon. */
export function readLogo(pages: readonly Page[]): WebsitePicture | null {
  const said = findBusinesses(pages).flatMap(({ thing, page }) => {
    const logo =
      lineOf(thingsOf(thing, 'logo')[0], 'url', 'contentUrl') || textsOf(thing, 'logo')[0]
    const picture = pictureAt(logo ?? '', page.base, {})
    return picture === null ? [] : [picture]
  })
  const [start] = pages
  if (said[0] !== undefined || start === undefined) return said[0] ?? null
  const { $, base } = start
  const named = $(
    'header img, [class*="header"] img, nav img, [id*="logo"] img, [class*="logo"] img, img[class*="logo"], img[src*="logo" i], img[alt*="logo" i]',
  )
    .toArray()
    .map((image) => sourceOf($, image, base))
    .find(
      (picture) => picture !== null && !/partner|payment|tripadvisor|flag/i.test(picture.address),
    )
  return named ?? largestIcon(start)
}

function largestIcon({ $, base }: Page): WebsitePicture | null {
  const icons = $('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .toArray()
    .map((link) => {
      const side = Number(/^\d+/.exec($(link).attr('sizes') ?? '')?.[0] ?? 0)
      return {
        side,
        picture: pictureAt(
          $(link).attr('href') ?? '',
          base,
          side > 0 ? { width: side, height: side } : {},
        ),
      }
    })
    .filter(({ picture }) => picture !== null && !picture.address.endsWith('.ico'))
  return icons.toSorted((a, b) => b.side - a.side)[0]?.picture ?? null
}

/** Of the browser's frame, which sites give in their colour; null for none and for greys. */
export function readThemeColour(pages: readonly Page[]): string | null {
  const said = pages.map(({ $ }) => $('meta[name="theme-color" i]').first().attr('content') ?? '')
  const colours = said.map((text) => text.trim().toLowerCase()).map(inSixDigits)
  return colours.find((colour) => colour !== null) ?? null
}

function inSixDigits(text: string): string | null {
  const hex = /^#[0-9a-f]{3}$/.test(text) ? text.replaceAll(/[0-9a-f]/g, '$&$&') : text
  return /^#[0-9a-f]{6}$/.test(hex) ? hex : null
}

/** What a page shows of itself in other places. */
function leadingPhotos({ $, base, things }: Page): WebsitePicture[] {
  const shared = $(
    'meta[property="og:image"], meta[property="og:image:url"], meta[name="twitter:image"]',
  )
    .toArray()
    .map((meta) => pictureAt($(meta).attr('content') ?? '', base, ogSize($)))
  const described = everyThing(things)
    .filter((thing) => !thing.types.includes('Person'))
    .flatMap((thing) =>
      (thing.properties.get('image') ?? []).map((image) =>
        typeof image === 'string'
          ? pictureAt(image, base, {})
          : pictureAt(lineOf(image, 'url', 'contentUrl'), base, {
              width: Number(lineOf(image, 'width')),
              height: Number(lineOf(image, 'height')),
              alt: lineOf(image, 'caption'),
            }),
      ),
    )
  return [...shared, ...described].filter(
    (picture) => picture !== null && isPhoto(picture),
  ) as WebsitePicture[]
}

function ogSize($: CheerioAPI) {
  const read = (name: string) =>
    Number($(`meta[property="og:image:${name}"]`).first().attr('content'))
  return {
    width: read('width'),
    height: read('height'),
    alt: $('meta[property="og:image:alt"]').attr('content') ?? '',
  }
}

function photosOf({ $, base }: Page): WebsitePicture[] {
  return $('img')
    .toArray()
    .slice(0, mostPictures)
    .filter((image) => $(image).closest('header, nav, footer').length === 0)
    .map((image) => sourceOf($, image, base))
    .filter((picture) => picture !== null)
    .filter(isPhoto)
}

function isPhoto({ address, alt, width, height }: WebsitePicture): boolean {
  const isSmall = [width, height].some((side) => side !== null && side < smallestSide)
  return !isSmall && !noPhoto.test(`${fileOf(address)} ${alt}`)
}

const fileOf = (address: string) =>
  (URL.parse(address)?.pathname ?? '').split('/').slice(-2).join('/')

/** The largest source of an image, lazily loaded ones included. */
function sourceOf($: CheerioAPI, image: Element, base: URL): WebsitePicture | null {
  const at = (name: string) => $(image).attr(name) ?? ''
  const sets = [
    at('srcset'),
    at('data-srcset'),
    ...$(image)
      .siblings('source')
      .toArray()
      .map((one) => $(one).attr('srcset') ?? ''),
  ]
  const [largest] = sets.flatMap(readSet).toSorted((a, b) => b.width - a.width)
  const plain = [at('data-src'), at('data-lazy-src'), at('data-original'), at('src')].find(
    (src) => src !== '' && !src.startsWith('data:'),
  )
  const size = { width: Number(at('width')), height: Number(at('height')) }
  if (largest === undefined) return pictureAt(plain ?? '', base, { ...size, alt: at('alt') })
  const isScaled = size.width > 0 && size.height > 0
  const height = isScaled ? Math.round((largest.width * size.height) / size.width) : Number.NaN
  return pictureAt(largest.address, base, { width: largest.width, height, alt: at('alt') })
}

function readSet(set: string): { address: string; width: number }[] {
  return set
    .slice(0, 20_000)
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', size = ''] = candidate.trim().split(/\s+/)
      const width = Number(/^(\d+)w$/.exec(size)?.[1])
      return Number.isInteger(width) ? [{ address, width }] : []
    })
}

type Size = { width?: number; height?: number; alt?: string }

function pictureAt(
  source: string,
  base: URL,
  { width = 0, height = 0, alt = '' }: Size,
): WebsitePicture | null {
  // The browser of whoever looks at the proposal asks for it: only what may be asked for is one.
  const url = source === '' ? null : readTarget(URL.parse(source.trim(), base.href)?.href ?? '')
  if (url === null) return null
  const side = (value: number) => (Number.isInteger(value) && value > 1 ? value : null)
  return {
    address: url.href,
    width: side(width),
    height: side(height),
    alt: cleanLine(alt).slice(0, mediaAssetLimits.alt).toWellFormed(),
  }
}

/** The same picture in another width: 'raft-1024x683.jpg' and 'raft.jpg?w=600'. */
function identityOf(address: string): string {
  const { host, pathname } = new URL(address)
  return host + pathname.replace(/[-_]\d{2,4}x\d{2,4}(?=\.\w+$)/, '')
}
