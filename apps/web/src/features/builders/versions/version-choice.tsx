import type { PageVersion } from '@wildpath/contract'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '../../../ui/button.tsx'
import { VersionList } from './version-list.tsx'

type VersionChoiceProps = {
  versions: readonly PageVersion[]
  chosen: number | null
  onChoose: (revision: number) => void
  /** On a phone: the chosen version is looked at instead of the list. */
  isLooking: boolean
  onLook: (isLooking: boolean) => void
  /** How the chosen one looked. */
  children: ReactNode
}

/** List and preview side by side; on a phone one after the other, and the focus goes along. */
export function VersionChoice(props: VersionChoiceProps) {
  const { versions, chosen, onChoose, isLooking, onLook, children } = props
  const list = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)

  function handleChoose(revision: number) {
    flushSync(() => {
      onChoose(revision)
      onLook(true)
    })
    // Where both are side by side the button is hidden, and the focus stays in the list.
    back.current?.focus()
  }

  function handleBack() {
    flushSync(() => onLook(false))
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(14rem,18rem)_minmax(0,1fr)]">
      <div
        ref={list}
        className={clsx(
          'p-1 sm:max-h-[min(55dvh,34rem)] sm:overflow-y-auto',
          isLooking && 'max-sm:hidden',
        )}
      >
        <VersionList versions={versions} chosen={chosen} onChoose={handleChoose} />
      </div>
      <div className={clsx('flex flex-col gap-2', !isLooking && 'max-sm:hidden')}>
        <Button
          ref={back}
          variant="quiet"
          size="small"
          className="self-start sm:hidden"
          onClick={handleBack}
        >
          <ArrowLeft aria-hidden size={16} />
          All versions
        </Button>
        {children}
      </div>
    </div>
  )
}
