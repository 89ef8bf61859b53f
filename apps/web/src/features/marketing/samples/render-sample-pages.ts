import { plannedContentSchema, product } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import { z } from 'zod'

import { sampleBusinesses, type SampleBusiness, samplePath } from './sample-businesses.ts'
import sampleCopy from './sample-copy.json' with { type: 'json' }

const sampleCopySchema = plannedContentSchema.pick({ landing_page: true, thank_you_page: true })
const copySchema = z.record(z.string(), sampleCopySchema)

/**
 * The pages of the sample businesses as files, by path: made by the one renderer, in preview, so that
 * they lead nowhere and send nothing. Made when the product is built, never in a browser.
 */
export function renderSamplePages({ year }: { year: number }): Map<string, string> {
  const copy = copySchema.parse(sampleCopy)
  return new Map(
    sampleBusinesses.map((sample) => {
      const content = copy[sample.key]
      if (content === undefined) throw new Error(`No copy for the sample ${sample.key}`)
      return [samplePath(sample.key), renderSamplePage(sample, content, year)]
    }),
  )
}

function renderSamplePage(
  { business, branding }: SampleBusiness,
  content: z.infer<typeof sampleCopySchema>,
  year: number,
): string {
  const page = composeGeneratedPage({
    businessName: business.business_name,
    mainOffer: business.main_offer,
    productService: business.product_service,
    landingPage: content.landing_page,
    thankYouPage: content.thank_you_page,
    branding,
  })
  return renderPageHtml({
    page,
    context: {
      mode: 'preview',
      form: emptyForm,
      year,
      badge: { product: product.name, url: '/' },
    },
    head: {
      title: `${page.title} | ${business.business_name} (sample)`,
      description: content.landing_page.subheadline,
      canonicalUrl: '/templates',
      siteName: business.business_name,
      robots: 'noindex',
    },
  })
}
