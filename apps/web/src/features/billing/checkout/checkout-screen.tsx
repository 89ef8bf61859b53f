import { findSoldPlan, plans } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import { Navigate, useLocation, useSearchParams } from 'react-router'

import { signUpPath } from '../../../entities/person/sign-in-paths.ts'
import { useSession } from '../../../entities/person/session.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Link } from '../../../ui/link.tsx'
import { SandboxNote } from '../sandbox-note.tsx'
import { AccountInfo } from './account-info.tsx'
import { CheckoutPanel } from './checkout-panel.tsx'
import { PlanSummary } from './plan-summary.tsx'

/** /checkout?plan=explorer or expedition-leader (spec 1, section 2.7). */
export function CheckoutScreen() {
  const session = useSession()
  const location = useLocation()
  const [search] = useSearchParams()
  const plan = findSoldPlan(search.get('plan'))
  useScreenTitle('Checkout')

  if (plan === null) return <Navigate to="/pricing" replace />
  if (!session?.user) return <Navigate to={signUpPath(location)} replace />
  return (
    <div className="content-width flex-1 py-6 sm:py-10">
      <Link
        to="/pricing"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 text-note font-semibold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Pricing
      </Link>
      <h1 className="mt-2 text-heading">Checkout</h1>
      <p className="mt-2 text-quiet">
        {plans[plan].label}, billed monthly. Cancel any time in your account.
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 sm:mt-8 lg:grid-cols-[1fr_26rem] lg:gap-8">
        <div className="flex flex-col gap-6 max-lg:order-last">
          <PlanSummary plan={plans[plan]} />
          <AccountInfo user={session.user} />
        </div>
        <div className="flex flex-col gap-4">
          <CheckoutPanel key={plan} plan={plan} user={session.user} isDemo={session.isDemo} />
          <SandboxNote />
        </div>
      </div>
    </div>
  )
}
