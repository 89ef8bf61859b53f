import { useDemoUser } from '../../entities/person/demo-session.ts'
import { useServerUnreachable } from '../../lib/network-status.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Stays on every screen of a demo session: nobody may mistake it for saved work. */
export function DemoBanner() {
  const demoUser = useDemoUser()
  const isUnreachable = useServerUnreachable()
  if (!demoUser) return null

  return (
    <div aria-live="polite" className="border-b border-lantern bg-lantern-wash text-note">
      <p className="content-width flex flex-wrap items-center gap-x-3 py-2">
        <strong className="text-lantern">Demo Mode</strong>
        You are looking around on this device only. Nothing is saved, and a reload ends it.
        {!isUnreachable && <TextLink to="/auth/login">You are back online: log in</TextLink>}
      </p>
    </div>
  )
}
