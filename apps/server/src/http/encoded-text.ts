import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Coding = 'br' | 'gzip' | 'identity'

/** A text that is sent often: compressed once, in each coding that browsers ask for. */
export type EncodedText = {
  /** With its quotes, as it stands in the header. */
  etag: string
  bytes: Record<Coding, Buffer>
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export async function encodeText(text: string): Promise<EncodedText> {
  const identity = Buffer.from(text)
  const [gzipped, br] = await Promise.all([gzipAsync(identity, { level: 9 }), brotli(identity, 9)])
  return { etag: etagOf(identity), bytes: { identity, gzip: gzipped, br } }
}

/** Weak: the same text has other bytes in another coding. */
export function etagOf(text: Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** Compresses with brotli, in a thread; quality 5 costs 9 ms of a core for a page, 10 costs 90. */
export function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** The smallest coding that an Accept-Encoding header takes. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names what is about to be sent. */
export function matchesEtag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given === etag || given === '*' || given.split(',').some((one) => isSameTag(one, etag))
}

/** A coding that is named and not refused with 'q=0'. */
const codingPatterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
}

function takes(accepted: string, coding: 'br' | 'gzip'): boolean {
  return codingPatterns[coding].test(accepted)
}

function isSameTag(given: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return bare(given) === bare(etag)
}
