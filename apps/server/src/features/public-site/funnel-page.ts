import { businessRecord, pageInputOf, product, readWebAddress } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import { isUnknownSection, type PageDocument } from '@wildpath/page/document'
import { type PageHead, pagePicture, type PagePicture } from '@wildpath/page/html'

import type { PublicFunnel } from './public-funnel-repository.ts'

/** What stands for a page where it is shared; a page without any picture has the activity's. */
export function sharePictureOf(funnel: PublicFunnel, landing: PageDocument): PagePicture | null {
  const own = pagePicture(landing)
  if (own !== null) return own
  const generated = composeGeneratedPage(pageInputOf(funnel))
  return pagePicture({ ...generated, style: landing.style })
}

/** What search engines and shared links say about a funnel's page, but for its address and picture. */
export function headOf(funnel: PublicFunnel, page: PageDocument): PageHead {
  const { business_info, generated_content, custom_branding } = funnel
  const { headline, subheadline } = generated_content.landing_page
  const hero = page.sections.find((section) => section.type === 'hero')
  const said = hero === undefined || isUnknownSection(hero) ? null : hero.content
  const title = page.title.trim() || said?.title.trim() || headline
  return {
    title: nameBusiness(title, business_info.business_name),
    description: said?.subtitle.trim() || said?.body.trim() || subheadline,
    siteName: business_info.business_name,
    siteUrl: absoluteUrl(business_info.website_url),
    logoUrl: absoluteUrl(custom_branding.logo_url),
    business: {
      ...businessRecord(funnel.business_facts),
      activity: funnel.activity,
      industry: business_info.industry,
    },
  }
}

/** Adds the name of the business to a title that does not have it. */
function nameBusiness(title: string, name: string): string {
  return title.toLowerCase().includes(name.trim().toLowerCase()) ? title : `${title} | ${name}`
}

/** The 'Made with' badge, which leads to the product. */
export function madeWith(publicUrl: string) {
  return { product: product.name, url: publicUrl }
}

function absoluteUrl(address: string | undefined): string | undefined {
  return address === undefined ? undefined : readWebAddress(address)?.href
}
