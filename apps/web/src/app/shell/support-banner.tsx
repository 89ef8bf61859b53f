import { useMutation } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { LifeBuoy } from 'lucide-react'
import { useEffect } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { useSession } from '../../entities/person/session.ts'
import { announceUserChange } from '../../entities/person/user-across-tabs.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { Button } from '../../ui/button.tsx'
import { notifyError } from '../../ui/notify.ts'

/** Stays on every screen while support is signed in to somebody's account: the server says so with the session. */
export function SupportBanner() {
  const session = useSession()
  const acting = session?.isDemo === true ? null : session?.acting
  const endsAt = acting?.ends_at
  const end = useMutation({
    mutationFn: () => callApi(api.endSupportVisit, {}),
    onSuccess: leave,
    onError: (failure) => notifyError(failureMessage(failure, 'The visit was not ended.')),
  })
  // The server has ended it by then; this browser learns of it with a fresh page.
  useEffect(() => {
    if (endsAt === undefined) return
    const timer = setTimeout(leave, Math.max(0, Date.parse(endsAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt])
  if (!acting || !session?.user) return null

  return (
    <section
      data-banner="support"
      aria-label="Support visit"
      className="sticky top-0 z-40 border-b border-clay bg-clay-wash text-note"
    >
      <div className="content-width flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
        <p className="flex min-w-0 flex-1 basis-56 items-center gap-2 font-semibold">
          <LifeBuoy aria-hidden size={18} className="shrink-0 text-clay" />
          <span className="wrap-anywhere">
            You are signed in as {session.user.full_name} for support.
          </span>
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-label="End the support visit"
          isBusy={end.isPending}
          onClick={() => end.mutate()}
        >
          End
        </Button>
      </div>
    </section>
  )
}

/** A fresh page, so that nothing of the person stays in the tab's memory. */
function leave() {
  announceUserChange(null)
  window.location.assign('/account?tab=admin')
}
