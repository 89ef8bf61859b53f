import { landingPageOf, publicPath } from '@wildpath/contract'
import {
  dataAddress,
  dataAddressLength,
  ownPictures,
  renderStandalonePage,
  withPictures,
} from '@wildpath/page/export'
import { pageFontFiles } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import { translatePage } from '@wildpath/page/translations'
import { strToU8, type Zippable, zipSync } from 'fflate'

import { bounds } from '../../limits.ts'
import { pageUrlAt, slugOf } from '../funnels/index.ts'
import { headOf, madeWith } from './funnel-page.ts'
import { readPageFont } from './page-font-files.ts'
import type { PublicFunnel, PublicFunnelRepository } from './public-funnel-repository.ts'

export type OwnPicture = { type: string; bytes: Buffer }
export type PageFile = { name: string; type: string; bytes: Buffer }

export type PageExport = {
  /** The public page of an owner's funnel as a file; null when there is no such funnel. */
  make(id: string, ownerId: string): Promise<PageFile | null>
}

type Options = {
  published: Pick<PublicFunnelRepository, 'findOwned'>
  publicUrl: string
  /** A picture at a path of this host, as any visitor gets it; null when there is none. */
  readPicture(path: string): Promise<OwnPicture | null>
  now: () => Date
}

export function createPageExport({ published, publicUrl, readPicture, now }: Options): PageExport {
  async function readPictures(paths: Iterable<string>): Promise<Map<string, OwnPicture>> {
    const pictures = new Map<string, OwnPicture>()
    let bytes = 0
    for (const path of [...paths].slice(0, bounds.pageExport.pictures)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they are large.
      const picture = await readPicture(path)
      bytes += picture?.bytes.length ?? 0
      if (bytes > bounds.pageExport.pictureBytes) break
      if (picture !== null) pictures.set(path, picture)
    }
    return pictures
  }

  return {
    async make(id, ownerId) {
      const funnel = await published.findOwned(id, ownerId)
      if (funnel === null) return null
      const html = await renderFile(funnel, { publicUrl, year: now().getUTCFullYear() })
      const shown = ownPictures(html)
      const pictures = await readPictures(shown.keys())
      const name = fileNameOf(funnel.title)
      if (weightInside(html, shown, pictures) > bounds.pageExport.fileBytes) {
        const bytes = zipPage(html, pictures, publicUrl)
        return { name: `${name}.zip`, type: 'application/zip', bytes }
      }
      const places = placesOf(pictures, ({ type, bytes }) => dataAddress(type, bytes))
      return {
        name: `${name}.html`,
        type: 'text/html; charset=utf-8',
        bytes: Buffer.from(withPictures(html, { origin: publicUrl, places })),
      }
    },
  }
}

/** Spec 2, section 7: '{title-slug}-funnel', whatever the title ends in. */
function fileNameOf(title: string): string {
  return `${slugOf(title)}-funnel`
}

/** How large the file is with its pictures in it, as often as they are shown. */
function weightInside(
  html: string,
  shown: ReadonlyMap<string, number>,
  pictures: ReadonlyMap<string, OwnPicture>,
): number {
  let weight = Buffer.byteLength(html)
  for (const [path, { type, bytes }] of pictures) {
    weight += (shown.get(path) ?? 0) * dataAddressLength(type, bytes)
  }
  return weight
}

async function renderFile(
  funnel: PublicFunnel,
  { publicUrl, year }: { publicUrl: string; year: number },
): Promise<string> {
  const source = landingPageOf(funnel)
  const page = translatePage(source, source.language)
  // Of the product: a file outlives a domain, and no lead may be lost with it.
  const address = `${publicUrl}${publicPath(funnel.slug)}`
  const names = pageFontFiles(page)
  const fonts = await Promise.all(names.map((name) => readPageFont(name)))
  return renderStandalonePage({
    page,
    context: {
      mode: 'public',
      form: { ...emptyForm, action: address },
      year,
      badge: funnel.isWatermarked ? madeWith(publicUrl) : null,
    },
    head: {
      ...headOf(funnel, page),
      ...(funnel.isPublic && { canonicalUrl: pageUrlAt(funnel, publicUrl) }),
    },
    fonts: new Map(
      names.flatMap((name, index) => {
        const bytes = fonts[index]
        return bytes === null || bytes === undefined ? [] : [[name, bytes] as const]
      }),
    ),
    origin: publicUrl,
    note: funnel.isPublic
      ? null
      : 'This adventure was not published when the file was made. Publish it: until then the form below is answered with Funnel Not Found and no lead is stored.',
  })
}

function placesOf(
  pictures: ReadonlyMap<string, OwnPicture>,
  placeOf: (picture: OwnPicture, index: number) => string,
): Map<string, string> {
  return new Map(
    [...pictures].map(([path, picture], index) => [path, placeOf(picture, index)] as const),
  )
}

/** The page as index.html and its pictures in a folder; these are compressed already. */
function zipPage(
  html: string,
  pictures: ReadonlyMap<string, OwnPicture>,
  publicUrl: string,
): Buffer {
  const places = placesOf(pictures, pictureName)
  const files: Zippable = {
    'index.html': strToU8(withPictures(html, { places, origin: publicUrl })),
  }
  for (const [path, { bytes }] of pictures) {
    const place = places.get(path)
    if (place !== undefined) files[place] = [bytes, { level: 0 }]
  }
  return Buffer.from(zipSync(files))
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

function pictureName({ type }: OwnPicture, index: number): string {
  const ending = endings[type] ?? type.replace(/^image\//, '').replace(/[^a-z0-9]/g, '')
  return `images/${index + 1}.${ending}`
}
