import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { customBrandingSchema, product, publicPath } from '@wildpath/contract'
import {
  composeGeneratedPage,
  composeThankYouPage,
  type LeadField,
  leadFieldsOf,
  type PageDocument,
} from '@wildpath/page/document'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm, type FormState } from '@wildpath/page/render'

import type { PublicFunnel } from './public-funnel-repository.ts'

/** One response body in the encodings browsers ask for. */
export type Body = { etag: string; identity: Buffer; gzip: Buffer; br: Buffer }

/** Everything needed to answer for one published funnel without touching the database. */
export type PublicPage = {
  funnelId: string
  ownerId: string
  path: string
  fields: LeadField[]
  landing: Body
  thankYou: Body
  /** The landing page again, with what a refused form held and why. */
  renderForm(form: Pick<FormState, 'values' | 'errors' | 'notice'>): string
}

type Options = { publicUrl: string; year: number }

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Renders a funnel's pages once; the result is kept until the funnel changes. */
export async function renderPublicPage(
  funnel: PublicFunnel,
  { publicUrl, year }: Options,
): Promise<PublicPage> {
  const input = {
    businessName: funnel.businessInfo.business_name,
    mainOffer: funnel.businessInfo.main_offer,
    landingPage: funnel.generatedContent.landing_page,
    thankYouPage: funnel.generatedContent.thank_you_page,
    branding: customBrandingSchema.parse(funnel.customBranding),
    activityHint: funnel.businessInfo.product_service,
    year,
  }
  const path = publicPath(funnel.slug)
  const page = composeGeneratedPage(input)
  const html = (document: PageDocument, form: Partial<FormState>, robots?: string) =>
    renderPageHtml({
      page: document,
      context: {
        mode: 'public',
        form: { ...emptyForm, action: path, ...form },
        badge: funnel.hasBadge ? { label: `Made with ${product.name}`, url: publicUrl } : null,
      },
      head: {
        title: `${document.title} | ${input.businessName}`,
        description: input.landingPage.subheadline,
        canonicalUrl: `${publicUrl}${path}`,
        siteName: input.businessName,
        ...(robots !== undefined && { robots }),
      },
    })
  const [landing, thankYou] = await Promise.all([
    encodeBody(html(page, {})),
    encodeBody(html(composeThankYouPage(input), {}, 'noindex')),
  ])
  return {
    funnelId: funnel.id,
    ownerId: funnel.ownerId,
    path,
    fields: leadFieldsOf(page),
    landing,
    thankYou,
    renderForm: (form) => html(page, form, 'noindex'),
  }
}

async function encodeBody(text: string): Promise<Body> {
  const identity = Buffer.from(text)
  const [gzipped, br] = await Promise.all([
    gzipAsync(identity, { level: 9 }),
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { etag, identity, gzip: gzipped, br }
}
