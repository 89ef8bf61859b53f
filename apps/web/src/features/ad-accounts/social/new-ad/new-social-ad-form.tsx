import type { SocialAdAccount } from '@wildpath/contract'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid.ts'
import { withSearchParam } from '../../../../lib/with-search-param.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FlowSteps } from '../../../../ui/flow-steps.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { AudienceStep } from './audience-step.tsx'
import { BudgetStep } from './budget-step.tsx'
import { CreativeStep } from './creative-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { isStepReady, shownStep, type SocialAdValues, socialAdSteps } from './social-ad-values.ts'
import { useSocialAdForm } from './use-social-ad-form.ts'

type NewSocialAdFormProps = {
  account: SocialAdAccount
  isDemo: boolean
  today: string
  prefill: Partial<SocialAdValues>
  draftKey: string
  library: PictureLibrary
  /** How the ad looks so far. */
  renderPreview: (ad: Partial<SocialAdValues>) => ReactNode
}

/** Four steps, each with its own entry in the history: the browser's Back leads to the one before. */
export function NewSocialAdForm(props: NewSocialAdFormProps) {
  const { account, isDemo, today, library, renderPreview } = props
  const { form, values, creation } = useSocialAdForm(props)
  const [params, setParams] = useSearchParams()
  const element = useRef<HTMLFormElement>(null)
  const [first] = useState(() => shownStep(null, values))
  const step = shownStep(params.get('step') ?? first, values)
  const index = socialAdSteps.findIndex(({ value }) => value === step)
  const isReady = isStepReady(step, values)
  const isLast = index === socialAdSteps.length - 1

  function goTo(at: number) {
    const next = socialAdSteps[at]
    if (next) setParams(withSearchParam(params, 'step', next.value))
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Enter in a field goes on, too.
    if (!isLast) {
      event.preventDefault()
      if (isReady) goTo(index + 1)
      return
    }
    const send = form.handleSubmit(
      (ad) => {
        if (!creation.isPending) creation.mutate(ad)
      },
      () => focusFirstInvalid(element.current),
    )
    void send(event)
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card>
        <form ref={element} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
          <FlowSteps steps={socialAdSteps} current={step} />
          {step === 'details' && <DetailsStep form={form} />}
          {step === 'audience' && <AudienceStep form={form} />}
          {step === 'budget' && <BudgetStep form={form} account={account} today={today} />}
          {step === 'creative' && (
            <CreativeStep form={form} account={account} library={library} isDemo={isDemo} />
          )}
          {creation.isError && (
            <Notice
              tone="clay"
              title={failureMessage(creation.error, 'Failed to create Facebook ad')}
            >
              <p>What you entered is kept.</p>
            </Notice>
          )}
          <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
            <Button
              variant="secondary"
              disabled={index === 0 || creation.isPending}
              onClick={() => goTo(index - 1)}
            >
              <ArrowLeft aria-hidden size={18} />
              Back
            </Button>
            {isLast ? (
              <Button type="submit" isBusy={creation.isPending}>
                {creation.isPending ? 'Creating Ad...' : 'Create Facebook Ad'}
              </Button>
            ) : (
              // Made anew with each step, so that the focus goes on at the step's name.
              <Button key={step} type="submit" disabled={!isReady}>
                Continue
                <ArrowRight aria-hidden size={18} />
              </Button>
            )}
          </div>
        </form>
      </Card>
      <aside aria-label="How it will look" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        {renderPreview(values)}
      </aside>
    </div>
  )
}
