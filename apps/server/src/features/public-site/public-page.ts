import { hash } from 'node:crypto'

import { landingPageOf, publicPath, thankYouPageOf } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'
import { type LeadField, leadFormsOf } from '@wildpath/page/lead-form'
import { type PagePicture, renderPageHtml, type SharePicture } from '@wildpath/page/html'
import { emptyForm, type FormState, pageScripts } from '@wildpath/page/render'

import { headOf, madeWith, sharePictureOf } from './funnel-page.ts'
import { type Body, encodeBody, pageHeaders, weightOf } from './page-body.ts'
import type { PublicFunnel } from './public-funnel-repository.ts'
import { type SharedScene, shareSize } from './share-pictures.ts'

/** Everything needed to answer for one published funnel without touching the database. */
export type PublicPage = {
  funnelId: string
  ownerId: string
  path: string
  /** Of its texts: a BCP 47 tag. */
  language: string
  /** What the page is found by and stays at; any other name of it is a former address. */
  names: readonly string[]
  /** The fields of each form on the page. */
  forms: LeadField[][]
  landing: Body
  /** Made when it is first asked for. */
  thankYou(): Promise<Body>
  /** What the share picture is painted from; null where the page has a photo of its own. */
  sharedScene: SharedScene | null
  /** Headers of a landing page that is made for one request. */
  headers: string[]
  /** The landing page again, with what a refused form held and why. */
  renderForm(form: Pick<FormState, 'values' | 'errors' | 'notice'>): string
}

type Options = { publicUrl: string; year: number }

/** Renders a funnel's pages once; the result is kept until the funnel changes. */
export async function renderPublicPage(
  funnel: PublicFunnel,
  { publicUrl, year }: Options,
): Promise<PublicPage> {
  const path = publicPath(funnel.slug)
  const page = landingPageOf(funnel)
  const shared = sharePictureOf(funnel, page)
  const html = (document: PageDocument, form: Partial<FormState>, robots?: string) =>
    renderPageHtml({
      page: document,
      context: {
        mode: 'public',
        form: { ...emptyForm, action: path, ...form },
        year,
        badge: funnel.hasBadge ? madeWith(publicUrl) : null,
      },
      head: {
        ...headOf(funnel, document),
        canonicalUrl: `${publicUrl}${path}`,
        picture: shared === null ? undefined : pictureAt(shared, publicUrl, path),
        ...(robots !== undefined && { robots }),
      },
    })
  const scripts = pageScripts(page)
  const landing = await encodeBody(html(page, {}), scripts)
  let thankYou: Promise<Body> | undefined
  return {
    funnelId: funnel.id,
    ownerId: funnel.ownerId,
    path,
    language: page.language,
    names: [funnel.slug, funnel.id],
    forms: leadFormsOf(page),
    landing,
    thankYou: () =>
      (thankYou ??= encodeBody(html(thankYouPageOf(funnel, page), {}, 'noindex'), [])),
    sharedScene: shared?.kind === 'scene' ? shared : null,
    headers: pageHeaders(scripts),
    renderForm: (form) => html(page, form, 'noindex'),
  }
}

/** Networks keep a picture by its address, so that another picture needs another one. */
function pictureAt(shared: PagePicture, publicUrl: string, path: string): SharePicture | undefined {
  if (shared.kind === 'photo') {
    const { src, alt, width, height } = shared
    const url = URL.parse(src, publicUrl)
    return url === null ? undefined : { url: url.href, alt, width, height }
  }
  const { scene, colours, alt } = shared
  const version = hash('sha256', JSON.stringify([scene, colours]), 'hex').slice(0, 8)
  return { url: `${publicUrl}${path}/share.png?v=${version}`, alt, ...shareSize }
}

/** Memory that a page takes while it is kept, in bytes; at most, since a thank-you page is the smaller one. */
export function weighPage({ landing }: PublicPage): number {
  return 2 * weightOf(landing)
}
