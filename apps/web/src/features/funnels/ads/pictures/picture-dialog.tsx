import { Download, Sparkles } from 'lucide-react'
import { useState } from 'react'

import { usePerson } from '../../../../entities/person/person.ts'
import { useSession } from '../../../../entities/person/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { downloadPicture } from './save-picture.ts'
import { AdminBadge } from './admin-badge.tsx'
import { PictureFailure } from './picture-failure.tsx'
import { promptOf } from './picture-making.ts'
import type { PictureDialogProps } from './picture-dialogs.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { CopyPromptButton } from './copy-prompt-button.tsx'

/** A picture for one ad out of a description, beside the ad that it stands on. */
export function PictureDialog({
  ad,
  label,
  funnel,
  pictures,
  returnFocus,
  onClose,
}: PictureDialogProps) {
  const isAdmin = usePerson()?.plan === 'admin'
  const isDrawn = useSession()?.providers.imageAi === 'sandbox'
  const [prompt, setPrompt] = useState(() => pictures.failures[ad.id]?.prompt ?? promptOf(ad))
  const [isChecked, setChecked] = useState(false)
  const isBlank = prompt.trim() === ''
  const isMaking = pictures.making === ad.id && pictures.round.progress === null
  const failure = pictures.failures[ad.id]

  function handleGenerate() {
    setChecked(true)
    if (!isBlank) void pictures.make(ad, prompt.trim())
  }

  return (
    <Dialog
      isOpen
      returnFocus={returnFocus}
      size="lg"
      title={`Picture of ${label}`}
      description={
        isDrawn
          ? 'The built-in illustrator draws what you describe: place, people, season and hour. What you get is an illustration, no photo.'
          : 'A model makes a picture of what you describe. Look closely before you advertise with it.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={isMaking ? pictures.cancel : onClose}>
            {isMaking ? 'Cancel' : 'Close'}
          </Button>
          <Button
            isBusy={isMaking}
            disabled={pictures.making !== null && !isMaking}
            onClick={handleGenerate}
          >
            {!isMaking && <Sparkles aria-hidden size={18} />}
            {ad.imageUrl === undefined ? 'Generate image' : 'Generate another'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <AdminBadge />
          <TextArea
            label="Image prompt"
            hint={
              isDrawn
                ? 'Who is to be seen, where, in which season, at what hour. Colours are those of your brand; texts and logos are left out.'
                : 'What is to be seen, where, in which season, at what hour. Texts and logos are left out.'
            }
            rows={5}
            maxLength={4000}
            value={prompt}
            error={isChecked && isBlank ? 'Please enter an image prompt' : undefined}
            onChange={({ target }) => setPrompt(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <CopyPromptButton prompt={prompt} />
            {ad.imageUrl !== undefined && (
              <Button size="small" variant="secondary" onClick={() => void downloadPicture(ad)}>
                <Download aria-hidden size={16} />
                Download image
              </Button>
            )}
          </div>
          <div aria-live="polite" className="flex flex-col gap-3">
            {isMaking && (
              <>
                <p className="text-note text-quiet">Making the picture…</p>
                <Progress label="Making the picture" />
              </>
            )}
            {failure !== undefined && <PictureFailure problem={failure} isAdmin={isAdmin} />}
          </div>
        </div>
        <PicturePreview ad={ad} funnel={funnel} />
      </div>
    </Dialog>
  )
}
