import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { findSoldPlan, type SoldPlanKey } from '@wildpath/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { sessionQuery } from '../../../entities/person/session.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { ArrivalScene } from '../../../ui/scenery/arrival-scene.tsx'
import { wayBack } from '../../../entities/plan/way-back.ts'
import { welcomeText } from '../../../entities/plan/welcome-text.ts'
import { notifySuccess } from '../../../ui/notify.ts'
import { type CheckoutOutcome, placeAfterCheckout } from './after-checkout.ts'
import { confirmPlan } from './plan-confirmation.ts'
import { paymentStartedAt, sinceEpochMs } from './payment-started.ts'

/** /checkout/complete?plan=…: where the payment provider sends people back, until the plan is confirmed. */
export function CompleteScreen() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const location: { state: unknown } = useLocation()
  const startedAtMs = paymentStartedAt(location.state)
  const plan = findSoldPlan(search.get('plan'))
  useScreenTitle('Confirming your payment')

  useEffect(() => {
    const leaving = new AbortController()
    waitForPlan({ queryClient, plan, startedAtMs, signal: leaving.signal })
      .then((outcome) => {
        const back = wayBack.read()
        if (outcome === 'success' && back !== null) {
          wayBack.forget()
          const session = queryClient.getQueryData(sessionQuery.queryKey)
          notifySuccess(welcomeText(session?.user ?? null))
        }
        return navigate(placeAfterCheckout(outcome, back), { replace: true })
      })
      // The screen was left: whoever left it has gone somewhere else.
      .catch(() => {})
    return () => leaving.abort()
  }, [plan, startedAtMs, queryClient, navigate])

  return (
    <ArrivalScene className="justify-center py-16">
      <Card
        look="plate"
        aria-live="polite"
        className="mx-auto w-[calc(100%-2rem)] max-w-lg text-center"
      >
        <h1 className="text-heading">Confirming your payment</h1>
        <p className="mt-2 mb-6 text-quiet">
          Waiting for confirmation from the payment provider. This takes a few seconds; then it goes
          on by itself.
        </p>
        <Progress label="Waiting for the confirmation" />
      </Card>
    </ArrivalScene>
  )
}

/** Leaves nothing cached that was true of the plan before. Rejects when the screen is left. */
async function waitForPlan(order: {
  queryClient: QueryClient
  plan: SoldPlanKey | null
  startedAtMs: number
  signal: AbortSignal
}): Promise<CheckoutOutcome> {
  const { queryClient, plan, startedAtMs, signal } = order
  const isConfirmed = await confirmPlan({
    plan,
    readUser: async () => (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })).user,
    now: sinceEpochMs,
    startedAtMs,
    wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
    signal,
  })
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' })
  return isConfirmed ? 'success' : 'pending'
}
