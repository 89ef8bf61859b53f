import { type AnalysisPart, analysisParts, type WebsiteAnalysis } from '@wildpath/contract'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSession } from '../../../../../entities/person/session.ts'
import { siteName } from '../../../../../entities/website/site-name.ts'
import { Notice } from '../../../../../ui/notice.tsx'

type WebsiteFindingsProps = { analysis: WebsiteAnalysis; websiteUrl: string }

/** Why a site said nothing, and what the picture was made of instead. */
export function UnreadWebsite({ analysis, websiteUrl }: WebsiteFindingsProps) {
  const isDrawn = useSession()?.providers.imageAi === 'sandbox'
  return (
    <Notice
      tone="lantern"
      icon={<Globe aria-hidden size={18} className="mt-0.5 shrink-0" />}
      title={`${siteName(websiteUrl)} could not be read`}
    >
      <p>{analysis.reason?.message}</p>
      <p>
        The picture follows a general description of professional services
        {isDrawn ? ' and the scenes of this adventure' : ' and your headline'}.
      </p>
    </Notice>
  )
}

/** What a site said of its business, apart from what was assumed. */
export function WebsiteFindings({ analysis, websiteUrl }: WebsiteFindingsProps) {
  const site = siteName(websiteUrl)
  const found = analysisParts.filter((part) => analysis.found.includes(part))
  const assumed = analysisParts.filter((part) => !analysis.found.includes(part))
  return (
    <div className="grid items-start gap-6 border-t border-line pt-5 md:grid-cols-2">
      {found.length > 0 && <Parts title={`Found on ${site}`} parts={found} analysis={analysis} />}
      {assumed.length > 0 && (
        <Parts
          title={analysis.isDefault ? 'Assumed' : 'Assumed, as the site does not say'}
          parts={assumed}
          analysis={analysis}
        />
      )}
    </div>
  )
}

type PartsProps = { title: string; parts: readonly AnalysisPart[]; analysis: WebsiteAnalysis }

function Parts({ title, parts, analysis }: PartsProps) {
  return (
    <section aria-label={title} className="group only:col-span-full">
      <h3 className="mb-3 font-semibold wrap-anywhere">{title}</h3>
      <dl className="grid gap-x-6 gap-y-3 md:group-only:grid-cols-2">
        {parts.map((part) => (
          <div key={part}>
            <dt className="text-note text-quiet">{labels[part]}</dt>
            <dd className="wrap-anywhere">{contentOf(part, analysis)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const labels: Record<AnalysisPart, string> = {
  productType: 'Product',
  industry: 'Industry',
  targetAudience: 'Target audience',
  brandTone: 'Brand tone',
  keyFeatures: 'Key features',
  uniqueSellingPoints: 'Selling points',
  visualStyle: 'Visual style',
  colorScheme: 'Colours',
}

function contentOf(part: AnalysisPart, analysis: WebsiteAnalysis): ReactNode {
  switch (part) {
    case 'uniqueSellingPoints':
      return analysis.uniqueSellingPoints.length === 0
        ? 'None: what a site does not claim is not claimed for it.'
        : listed(analysis.uniqueSellingPoints)
    case 'keyFeatures':
      return listed(analysis.keyFeatures)
    case 'colorScheme':
      return <Colours colours={analysis.colorScheme} />
    default:
      return capitalised(analysis[part])
  }
}

function Colours({ colours }: { colours: WebsiteAnalysis['colorScheme'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {colours.map(({ name, hex }) => (
        <li key={name} className="flex items-center gap-2">
          {hex !== null && (
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-full border border-line"
              style={{ backgroundColor: hex }}
            />
          )}
          {capitalised(name)}
        </li>
      ))}
    </ul>
  )
}

const listed = (texts: readonly string[]): string => texts.map(capitalised).join(' · ')

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
