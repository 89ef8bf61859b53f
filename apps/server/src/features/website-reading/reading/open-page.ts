import { cleanLine } from '@wildpath/contract'
import type { CheerioAPI } from 'cheerio/slim'
import { getEncoding } from 'encoding-sniffer/sniffer'

import { readTarget } from '../safe-fetch/read-target.ts'
import { isOfSite } from '../site/is-of-site.ts'
import { type Block, readBlocks } from './blocks.ts'
import { readJsonLd } from './json-ld.ts'
import { loadMarkup, removeAll } from './markup.ts'
import { readMicrodata } from './microdata.ts'
import type { Thing } from './thing.ts'

/** A page as it came, before anything of it is read. */
export type FetchedPage = {
  url: string
  /** As the header of the answer says it. */
  charset: string | null
  bytes: Uint8Array
}

export type Page = {
  /** Its own address, whatever it says. */
  url: URL
  /** Where the addresses on it start from. */
  base: URL
  /** Without what nobody sees: scripts, styles, hidden parts. */
  $: CheerioAPI
  title: string
  /** What stands on the page, in its order. */
  blocks: Block[]
  /** What its markup says for machines: JSON-LD and microdata. */
  things: Thing[]
  /** Addresses that its frames show, such as maps. */
  frames: string[]
}

/** Throws for markup that nests deeper than any page does: reading it would take minutes. */
export function openPage({ url, charset, bytes }: FetchedPage): Page {
  const markup = decode(bytes, charset)
  if (countUnclosed(markup) > mostUnclosed) throw new Error('This markup nests too deep')
  const $ = loadMarkup(markup)
  const things = [...readJsonLd($), ...readMicrodata($)]
  const frames = $('iframe[src], iframe[data-src]')
    .toArray()
    .map((frame) => $(frame).attr('src') ?? $(frame).attr('data-src') ?? '')
  // What is struck out held once.
  removeAll($, 'del, s, strike')
  removeAll($, 'script, style, noscript, template, iframe, object, embed, select, option')
  removeAll($, '[hidden], [style*="display:none"], [style*="display: none"]')
  const own = new URL(url)
  return {
    url: own,
    base: baseOf($, own),
    $,
    title: cleanLine($('title').first().text()),
    blocks: readBlocks($('body').get(0) ?? $.root().get(0)),
    things,
    frames,
  }
}

/** Old pages leave thousands of paragraphs and cells open, none of them within another. */
const mostUnclosed = 20_000

function countUnclosed(markup: string): number {
  let open = 0
  for (const [, slash] of markup.matchAll(
    /<(\/?)(?!(?:br|img|input|meta|link|hr|p|li|td|tr|option)\b)[a-z]/gi,
  )) {
    open += slash === '' ? 1 : -1
  }
  return open
}

/**
 * The text in the encoding that it has, whatever is said of it: text in another encoding is practically never
 * well-formed UTF-8 by accident. Else the mark, the header, the document's own words, Western European.
 */
function decode(bytes: Uint8Array, charset: string | null): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const label = getEncoding(
      bytes,
      charset === null ? {} : { transportLayerEncodingLabel: charset },
    )
    return decodeAs(label, bytes)
  }
}

function decodeAs(label: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** As the page says it, where that is of its own site: with another's its pictures and links would be that one's. */
function baseOf($: CheerioAPI, own: URL): URL {
  const said = URL.parse($('base[href]').first().attr('href') ?? '', own.href)
  const isOwn = said !== null && readTarget(said.href) !== null && isOfSite(said.href, own)
  return isOwn ? said : own
}
