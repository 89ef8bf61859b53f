import type { Funnel } from '@wildpath/contract'

import { useSession } from '../../../entities/person/session.ts'
import { UpdateConflictDialog } from '../../../entities/funnel/update-conflict-dialog.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { AdList } from './ad-list.tsx'
import { AdTips } from './ad-tips.tsx'
import { ExportAdsButton } from './export-ads-button.tsx'
import { useAdEditing } from './use-ad-editing.ts'

/** The ads of an adventure as they will look, and everything that is done with them. */
export function AdsTab({ funnel }: { funnel: Funnel }) {
  const isDemo = useSession()?.isDemo ?? false
  return isDemo || funnel.is_read_only ? <ReadAds funnel={funnel} /> : <OwnAds funnel={funnel} />
}

function ReadAds({ funnel }: { funnel: Funnel }) {
  const lists = funnel.generated_content.ad_copy
  return (
    <div className="flex flex-col gap-10">
      <h2 className="sr-only">Ads</h2>
      <AdList platform="facebook" funnel={funnel} lists={lists} editing={null} />
      <AdList platform="google" funnel={funnel} lists={lists} editing={null} />
    </div>
  )
}

function OwnAds({ funnel }: { funnel: Funnel }) {
  const editing = useAdEditing(funnel)
  const { lists, update } = editing

  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="sr-only">Ads</h2>
          <p className="max-w-prose text-quiet">
            As people will see them, with this adventure’s address. What a platform would refuse is
            said below each ad.
          </p>
          <ExportAdsButton lists={lists} slug={funnel.slug} />
        </div>
        <AdTips />
      </div>
      <AdList platform="facebook" funnel={funnel} lists={lists} editing={editing} />
      <AdList platform="google" funnel={funnel} lists={lists} editing={editing} />
      <LeaveGuard isDirty={editing.isDirty} onLeave={editing.cancel} />
      <UpdateConflictDialog
        conflict={update.conflict}
        onLoadNewest={({ theirs }) => editing.loadNewest(theirs)}
        onOverwrite={() => update.conflict && editing.saveOver(update.conflict.theirs)}
        onClose={update.dismissConflict}
      />
    </div>
  )
}
