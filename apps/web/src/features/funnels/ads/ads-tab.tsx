import { adPlatforms } from '@wildpath/ads'
import type { AdvancedInputs } from '@wildpath/ads/picture-prompt'
import type { Funnel } from '@wildpath/contract'
import { useRef, useState } from 'react'

import { useSession } from '../../../entities/person/session.ts'
import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import { UpdateConflictDialog } from '../../../entities/funnel/update-conflict-dialog.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { AdList } from './ad-list.tsx'
import { adLabel, allAds, pictureOf } from './ad-lists.ts'
import { AdTips } from './ad-tips.tsx'
import { ExportAdsButton } from './export-ads-button.tsx'
import { GenerateAllButton } from './pictures/generate-all-button.tsx'
import { PictureDialogs } from './pictures/picture-dialogs.tsx'
import type { PictureWay } from './pictures/picture-ways.ts'
import { usePictureMaking } from './pictures/use-picture-making.ts'
import { UploadMenu } from './upload/upload-menu.tsx'
import { useAdEditing } from './use-ad-editing.ts'

type AdsTabProps = { funnel: Funnel; library: PictureLibrary }

/** The ads of an adventure as they will look, and everything that is done with them. */
export function AdsTab({ funnel, library }: AdsTabProps) {
  const isDemo = useSession()?.isDemo ?? false
  return isDemo || funnel.is_read_only ? (
    <ReadAds funnel={funnel} isDemo={isDemo} />
  ) : (
    <OwnAds funnel={funnel} library={library} />
  )
}

function ReadAds({ funnel, isDemo }: { funnel: Funnel; isDemo: boolean }) {
  const lists = funnel.generated_content.ad_copy
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <h2 className="sr-only">Ads</h2>
        <ExportAdsButton lists={lists} slug={funnel.slug} />
        {/* The demo has no server behind it. */}
        {!isDemo && <UploadMenu funnel={funnel} lists={lists} />}
      </div>
      {adPlatforms.map((platform) => (
        <AdList
          key={platform}
          platform={platform}
          funnel={funnel}
          lists={lists}
          editing={null}
          pictures={null}
        />
      ))}
    </div>
  )
}

function OwnAds({ funnel, library }: AdsTabProps) {
  const editing = useAdEditing(funnel)
  const pictures = usePictureMaking(funnel, (ad) => void editing.giveBack(ad, pictureOf(ad)))
  const [pictured, setPictured] = useState<{ adId: string; way: PictureWay } | null>(null)
  const returnFocus = useRef<HTMLElement | null>(null)
  const [inputsOfAds] = useState(() => new Map<string, AdvancedInputs>())
  const { lists, update } = editing
  const shown = allAds(lists).find(({ id }) => id === pictured?.adId)

  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="sr-only">Ads</h2>
          <p className="max-w-prose text-quiet">
            As people will see them, with this adventure’s address. What a platform would refuse is
            said below each ad.
          </p>
          <div className="flex flex-col gap-3 max-sm:w-full sm:flex-row sm:flex-wrap sm:items-center">
            <GenerateAllButton lists={lists} pictures={pictures} />
            <ExportAdsButton lists={lists} slug={funnel.slug} />
            <UploadMenu funnel={funnel} lists={lists} />
          </div>
        </div>
        <AdTips />
      </div>
      {adPlatforms.map((platform) => (
        <AdList
          key={platform}
          platform={platform}
          funnel={funnel}
          lists={lists}
          editing={editing}
          pictures={pictures}
          onPicture={(ad, way, opener) => {
            returnFocus.current = opener
            setPictured({ adId: ad.id, way })
          }}
        />
      ))}
      {pictured && shown && (
        <PictureDialogs
          key={`${shown.id} ${pictured.way}`}
          way={pictured.way}
          ad={shown}
          label={adLabel(lists, shown)}
          funnel={funnel}
          editing={editing}
          pictures={pictures}
          library={library}
          inputsOfAds={inputsOfAds}
          returnFocus={returnFocus}
          onClose={() => setPictured(null)}
        />
      )}
      {library.dialog}
      <ConfirmDialog
        isOpen={editing.isAskingToDiscard}
        title="Discard changes?"
        confirmLabel="Discard changes"
        keepLabel="Keep editing"
        onConfirm={editing.discard}
        onClose={editing.keepEditing}
      >
        <p>The ad you are editing has unsaved changes.</p>
      </ConfirmDialog>
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
