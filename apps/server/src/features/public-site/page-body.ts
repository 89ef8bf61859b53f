import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import type { measuringSources } from '@wildpath/page/render'

import { brotli, etagOf } from '../../http/encoded-text.ts'

/** Ready to send: names and values of the headers one after the other, and the bytes. */
type Encoded = { headers: string[]; bytes: Buffer }

/** One kept response in the encodings browsers ask for, its headers made once. */
export type Body = {
  /** With its quotes, as it stands in the header. */
  etag: string
  notModified: string[]
  identity: Encoded
  /** Made when it is first asked for: hardly anybody's browser does without brotli. */
  readonly gzip: Encoded
  br: Encoded
}

/** What a page runs, by its own scripts, and which ad platforms they may bring along. */
export type PageCode = {
  scripts: readonly string[]
  /** Origins of frames that load when a visitor requests them, such as a map. */
  frames: readonly string[]
  measuring?: { sources: ReturnType<typeof measuringSources>; origin: string } | undefined
}

/**
 * Public pages load only images, videos, and requested maps from other origins. They run only their own scripts and those of
 * the ad platforms that their owner uses. 'frame-ancestors self': nobody may put a customer's form into their
 * own page.
 */
function buildContentSecurityPolicy({ scripts, frames, measuring }: PageCode): string {
  const allFrames = [...frames, ...(measuring?.sources.frames ?? [])]
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    "default-src 'none'",
    ...(hashes.length > 0 ? [listed('script-src', hashes, measuring?.sources.scripts)] : []),
    "style-src 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    // Auditing tools read robots.txt from within the page; nothing on it can ask for anything. What platforms
    // run may ask for that file alone, since the product's own API can be at the same host.
    measuring === undefined
      ? "connect-src 'self'"
      : listed('connect-src', [`${measuring.origin}/robots.txt`], measuring.sources.connections),
    ...(allFrames.length === 0 ? [] : [listed('frame-src', allFrames)]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function listed(directive: string, ...sources: (readonly string[] | undefined)[]): string {
  return [directive, ...sources.flatMap((some) => some ?? [])].join(' ')
}

/** Headers of a public page that runs this code and no other. */
export function pageHeaders(code: PageCode): string[] {
  return [
    'content-type',
    'text/html; charset=utf-8',
    'content-security-policy',
    buildContentSecurityPolicy(code),
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
  ]
}

/** Quick, because somebody waits for it. */
const firstQuality = 5

/** Compresses a page quickly and makes its headers, once for all its visitors. */
export async function encodeBody(text: string, code: PageCode): Promise<Body> {
  const identity = Buffer.from(text)
  const etag = etagOf(identity)
  // Every load asks again, which is what lets it be counted; unchanged pages cost no transfer.
  const caching = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']
  const common = [...pageHeaders(code), ...caching]
  let gzip: Encoded | undefined
  return {
    etag,
    notModified: caching,
    identity: encoded(identity, common),
    get gzip() {
      return (gzip ??= encoded(gzipSync(identity), [...common, 'content-encoding', 'gzip']))
    },
    br: encoded(await brotli(identity, firstQuality), [...common, 'content-encoding', 'br']),
  }
}

function encoded(bytes: Buffer, headers: string[]): Encoded {
  return { headers: [...headers, 'content-length', String(bytes.length)], bytes }
}

/** The same page in fewer bytes, in the body's own place. */
export async function precompressBody(body: Body): Promise<void> {
  const bytes = await brotli(body.identity.bytes, 10)
  // Without the length of before.
  if (bytes.length < body.br.bytes.length) {
    body.br = encoded(bytes, body.br.headers.slice(0, -2))
  }
}

/** Memory that a kept body takes, in bytes; gzip takes about as much as brotli, once it is there. */
export function weightOf({ identity, br }: Body): number {
  return identity.bytes.length + 2 * br.bytes.length
}
