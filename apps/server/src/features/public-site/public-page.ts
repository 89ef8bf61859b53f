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

import { listShownLanguages, translatePage } from '@wildpath/page/translations'

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
  /** URLs of the page in its additional languages. */
  translatedUrls: readonly string[]
  /** Returns the page in an additional language, rendered on first request; null if visitors cannot choose that language. */
  findTranslatedPage(language: string): Promise<PublicPage> | null
  /** What the page is found by and stays at; any other name of it is a former address. */
  names: readonly string[]
  /** The fields of each form on the page. */
  forms: LeadField[][]
  /** The same fields in the page's own language. Answers are stored in that language. */
  storedForms: LeadField[][]
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
  options: Options,
): Promise<PublicPage> {
  const source = landingPageOf(funnel)
  const tags = listShownLanguages(source)
  const translated = new Map<string, Promise<PublicPage>>()
  const own = await renderLanguage(funnel, { ...options, source, language: source.language })
  return {
    ...own,
    translatedUrls: tags.map((tag) => homeAddresses(funnel, options.publicUrl, tag).landing),
    findTranslatedPage(language) {
      const tag = tags.find((one) => one.toLowerCase() === language.toLowerCase())
      if (tag === undefined) return null
      const before = translated.get(tag)
      if (before !== undefined) return before
      const rendered = renderLanguage(funnel, { ...options, source, language: tag })
      translated.set(tag, rendered)
      rendered.catch(() => translated.delete(tag))
      return rendered
    },
  }
}

type LanguageOptions = Options & {
  /** The page with its translations. */
  source: PageDocument
  language: string
}

async function renderLanguage(
  funnel: PublicFunnel,
  { publicUrl, year, host, isServed, source, language }: LanguageOptions,
): Promise<PublicPage> {
  const tag = language === source.language ? null : language
  const base = host === null ? publicPath(funnel.slug) : ''
  const addresses = addressesBelow(base, tag)
  const home = homeAddresses(funnel, publicUrl, tag)
  const page = translatePage(source, language)
  const shown = listShownLanguages(source)
  const languages = shown.length === 0 ? undefined : [null, ...shown]
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
        languages: languages?.map((one) => ({
          tag: one ?? source.language,
          href: addressesBelow(base, one)[document === page ? 'landing' : 'thank-you'],
        })),
      },
      head: {
        ...headOf(funnel, document),
        canonicalUrl: home.landing,
        alternates: languages?.map((one) => ({
          language: one ?? source.language,
          url: homeAddresses(funnel, publicUrl, one).landing,
        })),
        picture: shared === null ? undefined : pictureAt(shared, home['share-picture']),
        ...(robots !== undefined && { robots }),
      },
    })
  const thankYouPage = translatePage(thankYouPageOf(funnel, source), language)
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
    language,
    translatedUrls: [],
    findTranslatedPage: () => null,
    names: [funnel.slug, funnel.id],
    forms: leadFormsOf(page),
    storedForms: leadFormsOf(source),
    sharedScene: shared?.kind === 'scene' ? shared : null,
    measuring: funnel.measuring,
    plain: await makeFace(),
    measured: funnel.measuring && (await makeFace(funnel.measuring)),
  }
}

/** The addresses of a page below its base: a path, or an origin with or without one. */
function addressesBelow(base: string, language: string | null): Addresses {
  const path = language === null ? base : `${base}/${language}`
  return {
    'landing': language !== null || base.includes('/f/') ? path : `${base}/`,
    'thank-you': `${path}/thank-you`,
    'share-picture': `${base}/share.png`,
  }
}

function homeAddresses(
  { homeHost, slug }: PublicFunnel,
  publicUrl: string,
  language: string | null,
): Addresses {
  return addressesBelow(
    homeHost === null ? publicUrl + publicPath(slug) : siteOrigin(homeHost, publicUrl),
    language,
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
export function weighPage({ plain, measured, translatedUrls }: PublicPage): number {
  const weight = weightOf(plain.landing) + (measured === null ? 0 : weightOf(measured.landing))
  return 2 * weight * (1 + translatedUrls.length)
}
