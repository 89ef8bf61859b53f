import { FlaskConical } from 'lucide-react'

import { useSession } from '../../entities/person/session.ts'
import { Notice } from '../../ui/notice.tsx'

/** Wherever money is spoken of while no provider is connected: none of it is real. */
export function SandboxNote() {
  const session = useSession()
  if (session?.providers.payments !== 'sandbox') return null

  return (
    <Notice
      tone="lantern"
      icon={<FlaskConical aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Payments run in the sandbox"
    >
      No payment service is connected here. Test cards stand in for real ones, and no money moves.
    </Notice>
  )
}
