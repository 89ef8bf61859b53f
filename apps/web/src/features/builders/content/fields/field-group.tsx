import { clsx } from 'clsx'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type FieldGroupProps = {
  id?: string
  title: string
  hint?: ReactNode
  /** Beside the title. */
  mark?: ReactNode
  /** Begins closed, unless something in it breaks a rule. */
  isFolded?: boolean
  hasFault?: boolean
  children: ReactNode
}

/** What belongs together on the page, under its name. */
export function FieldGroup(props: FieldGroupProps) {
  const { title, hint, mark, isFolded = false, hasFault = false, children } = props
  const [isOpen, setOpen] = useState(!isFolded || hasFault)

  return (
    <details
      id={props.id}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line first:border-t-0"
    >
      <summary
        className={clsx(
          'flex min-h-12 list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-3 [&::-webkit-details-marker]:hidden',
          'cursor-pointer hover:text-fern',
        )}
      >
        <h3 className="font-sans text-lead font-semibold tracking-normal">{title}</h3>
        {mark}
        {hasFault && (
          <span className="flex items-center gap-1.5 text-note text-clay">
            <CircleAlert aria-hidden size={16} />
            Needs a look
          </span>
        )}
        <ChevronDown
          aria-hidden
          size={18}
          className="ml-auto shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pb-5">
        {hint !== undefined && <p className="text-note text-quiet">{hint}</p>}
        {children}
      </div>
    </details>
  )
}
