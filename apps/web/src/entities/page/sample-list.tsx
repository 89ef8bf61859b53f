import type { SampleOnPage } from '@wildpath/page/samples'
import { Stamp } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type SampleListProps = {
  samples: readonly SampleOnPage[]
  /** The funnel that they are of; the page builder is where they are replaced. */
  funnelId: string
  /** Goes to a sample without leaving; absent, its link is followed. */
  onChoose?: ((sample: SampleOnPage) => void) | undefined
}

/** More would push the controls below off the screen. */
const maxShown = 8

/** Lists the samples that publishing leaves out, each with a link to its field. Renders nothing without samples. */
export function SampleList({ samples, funnelId, onChoose }: SampleListProps) {
  const [isExpanded, setExpanded] = useState(false)
  if (samples.length === 0) return null
  // A list that hides one or two rows saves no space.
  const isLong = samples.length > maxShown + 2
  const shown = isLong && !isExpanded ? samples.slice(0, maxShown) : samples
  const pronoun = samples.length === 1 ? 'it' : 'them'
  return (
    <Notice
      tone="lantern"
      icon={<Stamp aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={
        samples.length === 1 ? 'One sample is left out' : `${samples.length} samples are left out`
      }
    >
      <p>
        Visitors do not see {pronoun} until you replace {pronoun}:
      </p>
      <ul className="-mx-1.5 mt-1">
        {shown.map((sample) => (
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
      {isLong && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${samples.length}`}
        </Button>
      )}
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
