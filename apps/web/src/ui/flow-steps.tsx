import { clsx } from 'clsx'
import { useRef } from 'react'

import { useTakeLostFocus } from '../lib/use-take-lost-focus.ts'

type FlowStepsProps<Step extends string> = {
  steps: readonly { value: Step; label: string }[]
  current: Step
}

/** Where a person is on a way of several steps. */
export function FlowSteps<Step extends string>({ steps, current }: FlowStepsProps<Step>) {
  const at = steps.findIndex(({ value }) => value === current)
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-3 gap-y-1 text-note sm:gap-x-4">
      {steps.map(({ value, label }, index) => (
        <li
          key={value}
          aria-current={index === at ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-1.5',
            index === at ? 'font-semibold text-fern' : 'text-quiet',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'size-6 place-items-center rounded-full border text-[0.8125rem] tabular-nums max-sm:hidden sm:grid',
              index <= at ? 'border-fern bg-fern-wash' : 'border-line',
            )}
          >
            {index + 1}
          </span>
          {index === at ? <CurrentStep key={label}>{label}</CurrentStep> : label}
        </li>
      ))}
    </ol>
  )
}

/** The button that led here is gone: keyboards and screen readers go on at the step. */
function CurrentStep({ children }: { children: string }) {
  const step = useRef<HTMLSpanElement>(null)
  useTakeLostFocus(step)
  return (
    <span ref={step} tabIndex={-1} className="outline-none">
      {children}
    </span>
  )
}
