import type { CheckedRecord } from '@wildpath/contract'
import { clsx } from 'clsx'
import { CircleCheck, CircleDashed, CircleX, Copy, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { copyWithToast } from '../../ui/copy-with-toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { recordPurpose } from './record-purpose.ts'

/** Of the wide form; the header above the rows has the same. */
export const recordColumns =
  '@xl:grid-cols-[4rem_minmax(0,0.8fr)_minmax(0,1.2fr)_7.5rem] @xl:gap-x-4'

const marks: Record<CheckedRecord['status'], { text: string; icon: LucideIcon; tone: string }> = {
  unknown: { text: 'Not checked', icon: Hourglass, tone: 'text-quiet' },
  right: { text: 'Right', icon: CircleCheck, tone: 'text-fern' },
  missing: { text: 'Missing', icon: CircleDashed, tone: 'text-lantern' },
  wrong: { text: 'Different', icon: CircleX, tone: 'text-clay' },
}

/**
 * One record to set, with what a check found in its place. Of a key only the beginning is seen; the button copies all of it.
 */
export function RecordRow({ record }: { record: CheckedRecord }) {
  const { text, icon: Icon, tone } = marks[record.status]

  return (
    <li className="flex flex-col gap-2.5 p-4">
      <dl
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-y-2.5 @xl:items-center',
          recordColumns,
        )}
      >
        <Cell label="Type">
          <span className="font-semibold">{record.type}</span>
        </Cell>
        <Cell label="State" className="@xl:order-last">
          <span className={clsx('inline-flex items-center gap-1.5 text-note font-semibold', tone)}>
            <Icon aria-hidden size={16} className="shrink-0" />
            {text}
          </span>
        </Cell>
        <Copied label="Name" text={record.name} of={record} />
        <Copied label="Target" text={record.target} of={record} />
      </dl>
      <p className="text-note text-quiet">
        {recordPurpose(record)}
        {!record.isRequired && ' Recommended.'}
        {record.name !== record.host && (
          <>
            {' '}
            Whole name: <span className="wrap-anywhere">{record.host}</span>
          </>
        )}
      </p>
      <Found record={record} />
    </li>
  )
}

type CellProps = { label: string; className?: string; children: ReactNode }

function Cell({ label, className, children }: CellProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-note text-quiet @xl:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type CopiedProps = { label: 'Name' | 'Target'; text: string; of: CheckedRecord }

function Copied({ label, text, of: { type, host } }: CopiedProps) {
  return (
    <Cell label={label === 'Target' ? 'Target (value)' : label} className="@max-xl:col-span-2">
      <span className="flex items-center gap-1">
        <span
          translate="no"
          className="line-clamp-4 min-w-0 flex-1 text-note wrap-anywhere select-all @xl:flex-initial"
        >
          {text}
        </span>
        <IconButton
          label={`Copy ${label.toLowerCase()} of ${type} ${host}`}
          className="-my-2.5"
          onClick={() => void copyWithToast(text, `${label} copied to clipboard`)}
        >
          <Copy aria-hidden size={16} />
        </IconButton>
      </span>
    </Cell>
  )
}

/** What stands there now, beside what should. */
function Found({ record: { status, found } }: { record: CheckedRecord }) {
  if (status === 'unknown') return null
  if (found.length === 0) {
    return status === 'right' ? null : <p className="text-note">Found: nothing under this name.</p>
  }
  return (
    <div className="flex gap-1.5 text-note">
      <span>Found:</span>
      <ul className="min-w-0">
        {found.map(({ type, value }) => (
          <li key={`${type} ${value}`} className="line-clamp-4 wrap-anywhere">
            {type} <span>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
