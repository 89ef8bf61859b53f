import { useMutation } from '@tanstack/react-query'
import { accountExportPath } from '@wildpath/contract'
import { Download } from 'lucide-react'

import { failureMessage } from '../../lib/request-failure.ts'
import { saveFile } from '../../entities/api/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notifyError, notifyLoading, notifySuccess } from '../../ui/notify.ts'
import { useDemoRefusal } from './use-demo-refusal.ts'

const toast = { id: 'account-export' }

/** Taking everything along. */
export function DataCard() {
  const unlessDemo = useDemoRefusal()
  const download = useMutation({
    mutationFn: () => saveFile(accountExportPath, 'my-data.json'),
    onMutate: () => notifyLoading('Gathering your data…', toast),
    onSuccess: () => notifySuccess('Your data is in your downloads.', toast),
    onError: (failure) =>
      notifyError(
        failureMessage(failure, 'Your data could not be downloaded. Nothing was changed.'),
        toast,
      ),
  })

  return (
    <Card className="flex flex-col items-start gap-4">
      <div>
        <h2 className="text-title">Your Data</h2>
        <p className="mt-2 text-note text-quiet">
          Everything that is kept about you as one JSON file: adventures, leads, receipts.
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isBusy={download.isPending}
        onClick={unlessDemo(() => download.mutate())}
      >
        {!download.isPending && <Download aria-hidden size={16} />}
        Download my data
      </Button>
    </Card>
  )
}
