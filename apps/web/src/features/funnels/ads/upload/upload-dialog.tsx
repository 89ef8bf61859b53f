import type { BeforeUpload, UploadKind } from '@wildpath/ads/export'
import { Download, Info, TriangleAlert } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { uploadLabels } from './upload-labels.ts'

type UploadDialogProps = {
  kind: UploadKind
  told: BeforeUpload
  onDownload: () => void
  onClose: () => void
}

const platforms: Record<UploadKind, string> = {
  zip: 'The platforms',
  google: 'Google',
  meta: 'Meta',
}

/** What to know before a file of ads is uploaded, or what is missing for it. */
export function UploadDialog({ kind, told, onDownload, onClose }: UploadDialogProps) {
  const { refusal, notes } = told
  const isRefused = refusal.length > 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={uploadLabels[kind]}
      {...(!isRefused && {
        description:
          'Everything in it is paused and without a budget: nothing is spent before you say so at the platform.',
      })}
      footer={
        isRefused ? (
          <Button onClick={onClose}>Got it</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={onDownload}>
              <Download aria-hidden size={18} />
              Download
            </Button>
          </>
        )
      }
    >
      {isRefused ? (
        <Notice
          tone="clay"
          icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
          title={`${platforms[kind]} would refuse this file`}
        >
          <Sentences texts={refusal} />
        </Notice>
      ) : (
        <Notice
          tone="lantern"
          icon={<Info aria-hidden size={20} className="shrink-0 text-lantern" />}
          title="Before you upload"
        >
          <Sentences texts={notes} />
        </Notice>
      )}
    </Dialog>
  )
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard where they are many
    <ul tabIndex={0} className="mt-1 flex flex-col gap-2">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}
