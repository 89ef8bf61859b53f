import { hash } from 'node:crypto'

import { landingPageOf, publicPath, thankYouPageOf } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'
import { type LeadField, leadFormsOf } from '@wildpath/page/lead-form'
import { type PagePicture, renderPageHtml, type SharePicture } from '@wildpath/page/html'
import {
  emptyForm,
  type FormState,
  type Measuring,
  measuringSources,
  listFrameOrigins,
  pageScripts,
} from '@wildpath/page/render'

import { siteOrigin } from '../funnels/index.ts'
import { headOf, madeWith, sharePictureOf } from './funnel-page.ts'
import { type Body, encodeBody, type PageCode, pageHeaders, weightOf } from './page-body.ts'
import type { PublicFunnel } from './public-funnel-repository.ts'
import type { PublicPart } from './public-request.ts'
import { type SharedScene, shareSize } from './share-pictures.ts'

/** Everything needed to answer for one published funnel without touching the database. */
export type PublicPage = {
  funnelId: string
  ownerId: string
  /** The owner's zone, in which visits and leads are counted by day. */
  timeZone: string
  /** Of its parts, on the host that it is asked for at. */
  addresses: Addresses
  /** Where visitors of this host are sent instead; null where the page is served. Forms are taken in any case. */
  movedTo: Addresses | null
  /** The one address that it is known by. */
  homeUrl: string
  /** Of its texts: a BCP 47 tag. */
  language: string
  /** What the page is found by and stays at; any other name of it is a former address. */
  names: readonly string[]
  /** The fields of each form on the page. */
  forms: LeadField[][]
  /** What the share picture is painted from; null where the page has a photo of its own. */
  sharedScene: SharedScene | null
  /** Ad platforms that hear of visitors who agree; null where none does. */
  measuring: Measuring | null
  /** The page as it is. */
  plain: PageFace
  /** The page that asks whether ad platforms may hear of the visit; null where the owner uses none. */
  measured: PageFace | null
}

/** What visitors get of a page, ready to send. */
export type PageFace = {
  landing: Body
  /** Made when it is first asked for. */
  thankYou(): Promise<Body>
  /** Headers of a landing page that is made for one request. */
  headers: string[]
  /** The landing page again, with what a refused form held and why. */
  renderForm(form: Pick<FormState, 'values' | 'errors' | 'notice'>): string
}

type Drawing = {
  document?: PageDocument
  form?: Partial<FormState>
  robots?: string
  measuring: Measuring | undefined
}

export type Addresses = Record<PublicPart, string>

type Options = {
  publicUrl: string
  year: number
  /** A host of its own; null for the product's, where the page lies under /f/. */
  host: string | null
  /** Whether the page is at home at the host or served there besides; others send their visitors home. */
  isServed: boolean
}

/** Renders a funnel's pages once; the result is kept until the funnel changes. */
export async function renderPublicPage(
  funnel: PublicFunnel,
  { publicUrl, year, host, isServed }: Options,
): Promise<PublicPage> {
  const addresses = addressesBelow(host === null ? publicPath(funnel.slug) : '')
  const home = homeAddresses(funnel, publicUrl)
  const page = landingPageOf(funnel)
  const shared = sharePictureOf(funnel, page)
  const html = ({ document = page, form = {}, robots, measuring }: Drawing) =>
    renderPageHtml({
      page: document,
      context: {
        mode: 'public',
        form: { ...emptyForm, action: addresses.landing, ...form },
        year,
        badge: funnel.hasBadge ? madeWith(publicUrl) : null,
        measuring,
      },
      head: {
        ...headOf(funnel, document),
        canonicalUrl: home.landing,
        picture: shared === null ? undefined : pictureAt(shared, home['share-picture']),
        ...(robots !== undefined && { robots }),
      },
    })
  const thankYouPage = thankYouPageOf(funnel, page)
  const origin = host === null ? publicUrl : siteOrigin(host, publicUrl)
  async function makeFace(measuring?: Measuring): Promise<PageFace> {
    const codeOf = (document: PageDocument | null): PageCode => ({
      scripts: document === null ? [] : pageScripts(document, measuring),
      frames: document === null ? [] : listFrameOrigins(document),
      measuring: measuring && { sources: measuringSources(measuring), origin },
    })
    let thankYou: Promise<Body> | undefined
    return {
      landing: await encodeBody(html({ measuring }), codeOf(page)),
      thankYou: () =>
        (thankYou ??= encodeBody(
          html({ document: thankYouPage, robots: 'noindex', measuring }),
          codeOf(measuring === undefined ? null : thankYouPage),
        )),
      headers: pageHeaders(codeOf(page)),
      renderForm: (form) => html({ form, robots: 'noindex', measuring }),
    }
  }
  return {
    funnelId: funnel.id,
    ownerId: funnel.ownerId,
    timeZone: funnel.timeZone,
    addresses,
    homeUrl: home.landing,
    movedTo: isServed ? null : home,
    language: page.language,
    names: [funnel.slug, funnel.id],
    forms: leadFormsOf(page),
    sharedScene: shared?.kind === 'scene' ? shared : null,
    measuring: funnel.measuring,
    plain: await makeFace(),
    measured: funnel.measuring && (await makeFace(funnel.measuring)),
  }
}

/** The addresses of a page below its base: a path, or an origin with or without one. */
function addressesBelow(base: string): Addresses {
  return {
    'landing': base.includes('/f/') ? base : `${base}/`,
    'thank-you': `${base}/thank-you`,
    'share-picture': `${base}/share.png`,
  }
}

function homeAddresses({ homeHost, slug }: PublicFunnel, publicUrl: string): Addresses {
  return addressesBelow(
    homeHost === null ? publicUrl + publicPath(slug) : siteOrigin(homeHost, publicUrl),
  )
}

/** Networks keep a picture by its address, so that another picture needs another one. */
function pictureAt(shared: PagePicture, sharePicture: string): SharePicture | undefined {
  if (shared.kind === 'photo') {
    const { src, alt, width, height } = shared
    const url = URL.parse(src, sharePicture)
    return url === null ? undefined : { url: url.href, alt, width, height }
  }
  const { scene, colours, alt } = shared
  const version = hash('sha256', JSON.stringify([scene, colours]), 'hex').slice(0, 8)
  return { url: `${sharePicture}?v=${version}`, alt, ...shareSize }
}

/** Memory that a page takes while it is kept, in bytes; at most, since a thank-you page is the smaller one. */
export function weighPage({ plain, measured }: PublicPage): number {
  const weight = weightOf(plain.landing) + (measured === null ? 0 : weightOf(measured.landing))
  return 2 * weight
}
