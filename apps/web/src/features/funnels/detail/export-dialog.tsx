import { useMutation } from '@tanstack/react-query'
import { type Funnel, may, pageExportPath, plans, type PlanKey } from '@wildpath/contract'
import { Download, Stamp, TriangleAlert } from 'lucide-react'

import { failureMessage } from '../../../lib/request-failure.ts'
import { usePerson } from '../../../entities/person/person.ts'
import { saveFile } from '../../../entities/api/save-file.ts'
import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { Progress } from '../../../ui/progress.tsx'

type ExportDialogProps = { funnel: Funnel; isOpen: boolean; onClose: () => void }

/** The landing page as a file to keep or to put elsewhere. */
export function ExportDialog({ funnel, isOpen, onClose }: ExportDialogProps) {
  const plan = usePerson()?.plan ?? 'free'
  const download = useMutation({
    mutationFn: () => saveFile(pageExportPath(funnel.id), 'landing-page.html'),
    onSuccess: () => {
      notifySuccess('HTML exported successfully!')
      onClose()
    },
  })

  function handleClose() {
    download.reset()
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title="Export"
      description="The landing page as one file: it looks the same without a network, on any web space, and its form still sends the leads here."
      footer={
        <>
          <Button variant="quiet" onClick={handleClose}>
            Cancel
          </Button>
          <Button isBusy={download.isPending} onClick={() => download.mutate()}>
            {!download.isPending && <Download aria-hidden size={18} />}
            Download HTML File
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {!funnel.isPublic && (
          <p className="text-note text-quiet">
            This adventure is private: the file&apos;s form answers visitors once you publish it.
          </p>
        )}
        {funnel.has_unpublished_changes && (
          <p className="text-note text-quiet">
            The file contains your draft, including changes you haven&apos;t published.
          </p>
        )}
        <WatermarkNote plan={plan} />
        <div aria-live="polite" className="flex flex-col gap-2 text-note text-quiet empty:hidden">
          {download.isPending && (
            <>
              <p>Putting the page and its pictures into one file.</p>
              <Progress label="Export" />
            </>
          )}
        </div>
        {download.isError && (
          <Notice
            tone="clay"
            icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
            title="The file was not made"
          >
            {failureMessage(download.error, 'The server could not answer just now.')} Your page is
            unchanged; press Download HTML File to try again.
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** Which plans put a mark on the file, and the way to one that does not. */
function WatermarkNote({ plan }: { plan: PlanKey }) {
  const verdict = may(plan, { to: 'use', feature: 'clean-exports' })
  if (verdict.isAllowed) return null

  return (
    <Notice
      icon={<Stamp aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`Watermarked on ${plans[plan].label}`}
      action={
        <Button
          size="small"
          variant="secondary"
          onClick={() =>
            requestUpgrade({
              feature: verdict.unlock,
              note: 'Files that you have downloaded keep their mark; export again after the upgrade.',
            })
          }
        >
          Remove the watermark
        </Button>
      }
    >
      The file says that it was made here. Exports of the paid plans do not.
    </Notice>
  )
}
