import { may, plans } from '@wildpath/contract'
import { Tent } from 'lucide-react'

import { usePerson } from '../../entities/person/person.ts'
import { Card } from '../../ui/card.tsx'
import { useSite } from '../../entities/site/site.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { mailAddress, mailWays, supportPromises, supportPromiseText } from './help.ts'

/** The support that the person's plan has beside everybody's, each with its way to us; else what paid plans promise. */
export function PlanSupport({ address }: { address: string }) {
  const plan = usePerson()?.plan ?? 'free'
  const ways = mailWays(plan)
  const { support } = useSite()
  if (ways.length === 0) return <PaidPlans />
  const promise = supportPromiseText(plan, support)

  return (
    <Card className="sm:col-span-2">
      <Tent aria-hidden size={24} className="text-lantern" />
      <h2 className="mt-3 mb-2 text-title">With {plans[plan].label}</h2>
      <p className="text-quiet">
        {promise} Messages sent from here carry your plan in their subject.
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {ways.map(({ label, subject }) => (
          <li key={label}>
            <a
              href={mailAddress(address, subject)}
              className="inline-flex min-h-11 items-center font-semibold text-fern underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
        {may(plan, { to: 'use', feature: 'custom-training' }).isAllowed && (
          <li>
            {/* The page is only read: it comes again with the chat open. */}
            <a
              href="/support?chat"
              className="inline-flex min-h-11 items-center font-semibold text-fern underline underline-offset-4"
            >
              Book a training in the chat
            </a>
          </li>
        )}
        {may(plan, { to: 'use', feature: 'feature-requests' }).isAllowed && (
          <li>
            <TextLink to="/requests" className="inline-flex min-h-11 items-center">
              Wish for a feature
            </TextLink>
          </li>
        )}
      </ul>
    </Card>
  )
}

function PaidPlans() {
  const promises = supportPromises(useSite())
  if (promises.length === 0) return null

  return (
    <Card className="sm:col-span-2">
      <Tent aria-hidden size={24} className="text-lantern" />
      <h2 className="mt-3 mb-2 text-title">With a paid plan</h2>
      <ul className="flex flex-col gap-1">
        {promises.map(({ plan, text }) => (
          <li key={plan} className="wrap-anywhere">
            {text} <span className="text-quiet">({plan})</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to="/pricing" className="inline-flex min-h-11 items-center">
          Compare the plans
        </TextLink>
      </p>
    </Card>
  )
}
