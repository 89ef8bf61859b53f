import { useMutation } from '@tanstack/react-query'
import { api, type ReportReason, reportReasons } from '@wildpath/contract'
import { Flag } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

type ReportPostProps = {
  questionId: string
  /** Null for the question itself. */
  answerId: string | null
  isReported: boolean
  onReported: () => Promise<unknown>
}

const reasons = Object.entries(reportReasons).map(([value, label]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
  value: value as ReportReason,
  label,
}))

/** Tells the team what is wrong with a post; once a person. */
export function ReportPost({ questionId, answerId, isReported, onReported }: ReportPostProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const report = useMutation({
    mutationFn: (chosen: ReportReason) =>
      callApi(api.reportPost, {
        params: { question: questionId },
        body: { answerId, reason: chosen },
      }),
    async onSuccess() {
      setOpen(false)
      notifySuccess('Reported. The team looks at it.')
      await onReported()
    },
  })

  if (isReported) {
    return (
      <p className="inline-flex min-h-9 items-center gap-2 px-3 text-note text-quiet">
        <Flag aria-hidden size={16} />
        You have reported this
      </p>
    )
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden size={16} />
        Report
      </Button>
      <FormDialog
        isOpen={isOpen}
        size="sm"
        title={answerId === null ? 'Report this question?' : 'Report this answer?'}
        description="The team reads it and decides. Its author does not learn who reported it."
        submitLabel="Report"
        canSubmit={reason !== null}
        isBusy={report.isPending}
        failure={
          report.isError ? failureMessage(report.error, 'Your report did not arrive.') : null
        }
        onSubmit={() => reason !== null && report.mutate(reason)}
        onClose={() => {
          report.reset()
          setOpen(false)
        }}
      >
        <RadioGroup
          label="What is wrong with it?"
          value={reason}
          onChange={setReason}
          options={reasons}
        />
      </FormDialog>
    </>
  )
}
