import type { CustomBranding, Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { usePageBadge } from '../../../entities/page/use-page-badge.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import type { LandingDraft } from '../draft/landing-draft.ts'
import { BrandingFields } from './branding-fields.tsx'
import { ContrastList } from './contrast-list.tsx'
import { FontChoice } from './font-choice.tsx'
import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import { useBrandingForm } from './use-branding-form.ts'

type BrandingDialogProps = {
  funnel: Funnel
  draft: LandingDraft
  /** The page behind has changes too. */
  isDraftDirty: boolean
  library: PictureLibrary
  isSaving: boolean
  onSave: (branding: CustomBranding) => Promise<boolean>
  /** The screen is left, with whatever is not saved. */
  onLeave: () => void
  onClose: () => void
}

/** Logo, colours and font of the pages, with the page that they make. */
export function BrandingDialog(props: BrandingDialogProps) {
  const { funnel, draft, library, isSaving, onSave, onClose } = props
  const branding = useBrandingForm({ funnel, draft, save: onSave, onSaved: onClose })
  const badge = usePageBadge()
  const [isAskingToDiscard, setAskingToDiscard] = useState(false)
  const { form, page, look, isLogoDoubtful } = branding

  function handleClose() {
    if (branding.isDirty) setAskingToDiscard(true)
    else onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title="Branding"
      description="What you choose here takes the place of the design’s own colors and font, on the landing page and the thank-you page."
      size="xl"
      footer={
        <>
          <Button variant="quiet" onClick={handleClose}>
            Cancel
          </Button>
          <Button
            disabled={!branding.isValid}
            isBusy={isSaving || branding.isChecking}
            onClick={() => void branding.handleSave()}
          >
            {isLogoDoubtful ? 'Save Branding Anyway' : 'Save Branding'}
          </Button>
        </>
      }
    >
      {/* On phones the sample stands between the colors and the fonts, where a choice is seen at once. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <BrandingFields branding={branding} library={library} pictures={draft.pictures} />
        <section
          aria-label="Sample"
          className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-0 lg:row-span-2 lg:self-start"
        >
          <PageStage
            page={page}
            badge={badge}
            title="Sample of the page in these colors"
            device={firstDevice(window.innerWidth)}
            className="h-80 rounded-control border border-line lg:h-96"
          />
          <ContrastList style={page.style} />
        </section>
        <div className="flex min-w-0 flex-col gap-5">
          <FontChoice
            value={form.font_family}
            look={look}
            onChange={(font_family) => branding.edit({ font_family })}
          />
          {isLogoDoubtful && (
            <Notice tone="lantern" title="Not saved yet">
              No picture comes from the address of the logo, so visitors would see none. Mend it, or
              save it all the same.
            </Notice>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAskingToDiscard}
        title="Discard your changes?"
        confirmLabel="Discard"
        keepLabel="Keep editing"
        onConfirm={onClose}
        onClose={() => setAskingToDiscard(false)}
      >
        The logo, colors and font that you changed here are not saved yet.
      </ConfirmDialog>
      <LeaveGuard isDirty={branding.isDirty || props.isDraftDirty} onLeave={props.onLeave} />
    </Dialog>
  )
}
