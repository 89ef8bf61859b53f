import { useEffect } from 'react'
import { useBlocker } from 'react-router'

import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveGuardProps = {
  isDirty: boolean
  /** Called when somebody leaves all the same. */
  onLeave: () => void
}

/** Asks before unsaved changes are left behind, on the way to another screen or out of the product. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  function handleLeave() {
    onLeave()
    blocker.proceed?.()
  }

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      keepLabel="Stay"
      onConfirm={handleLeave}
      onClose={() => blocker.reset?.()}
    >
      What you changed here is not saved yet. It is lost when you leave.
    </ConfirmDialog>
  )
}
