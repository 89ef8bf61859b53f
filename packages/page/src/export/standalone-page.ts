import type { PageDocument } from '../document/page-document.ts'
import type { PageHead } from '../html/page-head.ts'
import { renderPageHtml } from '../html/render-page-html.tsx'
import type { RenderContext } from '../parts/render-context.ts'
import { fontAddress } from '../style/font-files.ts'

type StandaloneInput = {
  page: PageDocument
  /** In mode 'public'; the form's action is absolute. */
  context: RenderContext
  head: PageHead
  /** woff2 files by name; a missing one stays on the product. */
  fonts: ReadonlyMap<string, Uint8Array>
  /** 'https://…' of the product: paths of the page lead there. */
  origin: string
  /** For whoever reads the file: said in a comment before the form. */
  note: string | null
}

/**
 * A page as one HTML document that works from anywhere: the same markup as the published one, with
 * styles and fonts inside. Pictures of the product's own host are still at their paths, for
 * `withPictures` to place.
 */
export function renderStandalonePage(input: StandaloneInput): string {
  const { page, context, head, fonts, origin, note } = input
  const html = renderPageHtml({
    page,
    context,
    head,
    fontsAt: (name) => {
      const bytes = fonts.get(name)
      return bytes === undefined ? origin + fontAddress(name) : dataAddress('font/woff2', bytes)
    },
  })
  const linked = html
    // Early fetching of pictures, which React announces: here they are inside or beside.
    .replace(/<link rel="preload"[^>]*>/g, '')
    // A file brings every picture along once, in its largest width.
    .replace(/\ssrcset="\/(?!\/)[^"]*"(?:\ssizes="[^"]*")?/gi, '')
    .replace(
      /\s(href|action)="(\/(?!\/)[^"]*)"/g,
      (_, name: string, path: string) => ` ${name}="${origin}${path}"`,
    )
  return note === null ? linked : linked.replace(/<form /, `<!-- ${commentText(note)} -->$&`)
}

const pictureSource = /\ssrc="((?:\/(?!\/))[^"]*)"/g

/** Paths of the pictures and films that the product's own host keeps, and how often each is shown. */
export function ownPictures(html: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const [, attribute = ''] of html.matchAll(pictureSource)) {
    const path = unescaped(attribute)
    times.set(path, (times.get(path) ?? 0) + 1)
  }
  return times
}

/** The document with its own pictures where `places` says; those it does not name stay on the product. */
export function withPictures(
  html: string,
  { places, origin }: { places: ReadonlyMap<string, string>; origin: string },
): string {
  return html.replace(pictureSource, (_, path: string) => {
    const place = places.get(unescaped(path))
    return ` src="${place ?? `${origin}${path}`}"`
  })
}

/** A file as an address that holds it. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${toBase64(bytes)}`
}

/** How long `dataAddress` is, without making it. */
export function dataAddressLength(type: string, { length }: Uint8Array): number {
  return `data:${type};base64,`.length + 4 * Math.ceil(length / 3)
}

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += 0x80_00) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x80_00)))
  }
  return btoa(parts.join(''))
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&amp;', '&')
}

/** Two hyphens would end the comment. */
function commentText(text: string): string {
  return text.replace(/-{2,}|[<>]/g, ' ').replace(/\s+/g, ' ')
}
