import { type Funnel, leadsCsvPath, type LeadList } from '@wildpath/contract'
import { Download } from 'lucide-react'

import { useIsVisit } from '../../../entities/person/use-is-visit.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { formatCount } from '../funnel-stats.ts'
import {
  type InboxFilter,
  isSearched,
  isStatus,
  leadFilterOf,
  leadViews,
  type LeadView,
} from './inbox-filter.ts'
import { FunnelChoice } from './funnel-choice.tsx'
import { InboxHelp } from './inbox-help.tsx'
import { responseText, viewNames } from './inbox-text.ts'

type InboxToolbarProps = {
  filter: InboxFilter
  /** To choose from; none where the adventure is given. */
  funnels: readonly Pick<Funnel, 'id' | 'title'>[]
  /** Undefined until the list was first read. */
  figures: LeadList | undefined
  onFilter: (change: Partial<InboxFilter>) => void
}

/** What is shown, how to find something in it, and how to take it along. */
export function InboxToolbar({ filter, funnels, figures, onFilter }: InboxToolbarProps) {
  const isVisit = useIsVisit()
  const median = figures?.median_response_minutes ?? null

  return (
    <div className="flex flex-col gap-4">
      <div className="*:flex-wrap">
        <Segmented
          label="Leads to show"
          value={filter.view}
          onChange={(view) => onFilter({ view })}
          options={leadViews.map((view) => ({ value: view, label: viewLabel(view, figures) }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isSearched(filter) && (
          <div className="min-w-0 flex-1 basis-64">
            <SearchField
              label="Search leads"
              placeholder="Search answers and notes"
              search={filter.search}
              onSearch={(search) => onFilter({ search })}
            />
          </div>
        )}
        {funnels.length > 1 && (
          <div className="min-w-0 flex-1 basis-56">
            <FunnelChoice
              funnels={funnels}
              value={filter.funnelId}
              onChange={(funnelId) => onFilter({ funnelId })}
            />
          </div>
        )}
        <div className="flex items-center gap-1">
          {!isVisit && (
            <a
              href={leadsCsvPath(leadFilterOf(filter))}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden size={18} />
              Download CSV
            </a>
          )}
          <InboxHelp />
        </div>
      </div>
      {median !== null && <p className="text-note text-quiet">{responseText(median)}.</p>}
    </div>
  )
}

function viewLabel(view: LeadView, figures: LeadList | undefined): string {
  if (!figures) return viewNames[view]
  const { counts, quarantinedTotal } = figures
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const count = isStatus(view) ? counts[view] : view === 'all' ? all : quarantinedTotal
  // The row breaks where it does not fit; its words stay together.
  return `${viewNames[view]} (${formatCount(count)})`.replaceAll(' ', '\u00a0')
}
