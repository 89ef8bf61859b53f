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

import { type Body, encodeBody } from './page-body.ts'
import type { PublicFunnel } from './public-funnel-repository.ts'

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
    tone: funnel.businessInfo.brand_tone,
  }
  const path = publicPath(funnel.slug)
  const page = composeGeneratedPage(input)
  const html = (document: PageDocument, form: Partial<FormState>, robots?: string) =>
    renderPageHtml({
      page: document,
      context: {
        mode: 'public',
        form: { ...emptyForm, action: path, ...form },
        year,
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
