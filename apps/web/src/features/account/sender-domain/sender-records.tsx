import type { SenderDomain } from '@wildpath/contract'

import { CopyInstructions } from '../../../entities/dns/copy-instructions.tsx'
import { RecordSteps } from '../../../entities/dns/record-steps.tsx'
import { RecordTable } from '../../../entities/dns/record-table.tsx'
import { formatDateTime } from '../../../lib/format-date.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { useCheckSenderDomain } from './sender-domain-queries.ts'
import { mailRegistrar, onOtherRecords } from './sender-domain-state.ts'

/** The records to set, how they are set, and the check whether they are. */
export function SenderRecords({ sender }: { sender: SenderDomain }) {
  const { domain, records, lastChecked, registrar, status } = sender
  const now = useNow()
  const check = useCheckSenderDomain()

  return (
    <>
      <RecordTable records={records} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={check.isPending} onClick={() => check.mutate()} className="max-sm:w-full">
          Check Now
        </Button>
        {records.length > 0 && <CopyInstructions domain={domain} records={records} />}
        {lastChecked !== null && (
          <p className="text-note text-quiet">
            Last checked{' '}
            <time dateTime={lastChecked} title={formatDateTime(lastChecked)}>
              {relativeTime(lastChecked, now)}
            </time>
            .
          </p>
        )}
      </div>
      {status !== 'verified' && (
        <RecordSteps
          registrar={mailRegistrar(registrar)}
          onOthers={onOtherRecords}
          button="Check Now"
        />
      )}
    </>
  )
}
