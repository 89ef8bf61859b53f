import { cleanLine } from '@wildpath/contract'
import type { CheerioAPI } from 'cheerio/slim'
import { getEncoding } from 'encoding-sniffer/sniffer'

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
  url: URL
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
  return {
    url: new URL(baseOf($, url)),
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

/** Where the page's own addresses start from. */
function baseOf($: CheerioAPI, url: string): string {
  const base = URL.parse($('base[href]').first().attr('href') ?? '', url)
  return base?.protocol === 'http:' || base?.protocol === 'https:' ? base.href : url
}
