import { clsx } from 'clsx'

type FlowStepsProps<Step extends string> = {
  steps: readonly { value: Step; label: string }[]
  current: Step
}

/** Where a person is on the way to a picture. */
export function FlowSteps<Step extends string>({ steps, current }: FlowStepsProps<Step>) {
  const at = steps.findIndex(({ value }) => value === current)
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-3 gap-y-1 text-note sm:gap-x-4">
      {steps.map(({ value, label }, index) => (
        <li
          key={value}
          aria-current={value === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-1.5',
            value === current ? 'font-semibold text-fern' : 'text-quiet',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'size-6 place-items-center max-sm:hidden sm:grid rounded-full border text-[0.8125rem] tabular-nums',
              index <= at ? 'border-fern bg-fern-wash' : 'border-line',
            )}
          >
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
