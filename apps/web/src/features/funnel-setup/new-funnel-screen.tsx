import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

import { useSession } from '../../entities/person/session.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { NewFunnelForm } from './new-funnel-form.tsx'

/** /new-funnel (spec 2, section 2). */
export function NewFunnelScreen() {
  const session = useSession()
  useScreenTitle('New Adventure')
  if (!session?.user) return null
  const { id, plan } = session.user

  return (
    <div className="content-width flex-1 py-6 sm:py-10">
      <Link
        to="/dashboard"
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Dashboard
      </Link>
      <h1 className="mt-3 text-heading">New Adventure</h1>
      <p className="mt-2 max-w-2xl text-quiet">
        Tell us about the business as you would tell a guest. Everything we write comes from these
        answers, and nobody else sees it before you publish.
      </p>
      <NewFunnelForm key={id} person={{ id, plan, isDemo: session.isDemo }} />
    </div>
  )
}
