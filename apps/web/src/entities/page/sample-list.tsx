import type { SampleOnPage } from '@wildpath/page/samples'
import { Stamp } from 'lucide-react'

import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type SampleListProps = {
  samples: readonly SampleOnPage[]
  /** The funnel that they are of; the page builder is where they are replaced. */
  funnelId: string
  /** Goes to a sample without leaving; absent, its link is followed. */
  onChoose?: ((sample: SampleOnPage) => void) | undefined
}

/** The samples that publishing leaves out, each with a link to its field; nothing without samples. */
export function SampleList({ samples, funnelId, onChoose }: SampleListProps) {
  if (samples.length === 0) return null
  const pronoun = samples.length === 1 ? 'it' : 'them'
  return (
    <Notice
      tone="lantern"
      icon={<Stamp aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={samples.length === 1 ? 'One sample is left out' : 'Some samples are left out'}
    >
      <p>
        Visitors do not see {pronoun} until you replace {pronoun}:
      </p>
      <ul className="-mx-1.5 mt-1">
        {samples.map((sample) => (
          <li key={`${sample.sectionId} ${sample.path.join('.')}`}>
            {onChoose === undefined ? (
              <Link to={fieldAddress(funnelId, sample)} className={rowClass}>
                <SampleName {...sample} />
              </Link>
            ) : (
              <button type="button" className={rowClass} onClick={() => onChoose(sample)}>
                <SampleName {...sample} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const rowClass =
  'block w-full min-h-11 rounded-control px-1.5 py-2.5 text-left wrap-anywhere hover:bg-raised'

function SampleName({ label, text, sectionName }: SampleOnPage) {
  return (
    <>
      <span className="font-semibold underline underline-offset-4">{label}</span>
      {text !== '' && ` “${text}”`}
      <span className="text-quiet"> in {sectionName}</span>
    </>
  )
}

/** The page builder with that field open. */
function fieldAddress(funnelId: string, { sectionId, path }: SampleOnPage): string {
  const search = new URLSearchParams({ section: sectionId, field: path.join('.') })
  return `/funnel/${funnelId}/page-builder?${search.toString()}`
}
