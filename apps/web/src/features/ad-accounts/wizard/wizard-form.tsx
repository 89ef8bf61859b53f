import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'

import { failureMessage } from '../../../lib/request-failure.ts'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FlowSteps } from '../../../ui/flow-steps.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RestoredNotice } from '../../../ui/restored-notice.tsx'
import type { Obstacle } from './obstacle.ts'
import { useWizardStep } from './use-wizard-step.ts'
import { isStepReady, type Wizard } from './wizard.ts'

type WizardFormProps<Step extends string, Values extends FieldValues, Sent> = {
  wizard: Wizard<Step>
  form: UseFormReturn<Values, unknown, Sent>
  /** Those of the form, as they are now. */
  values: unknown
  creation: { isPending: boolean; error: Error | null; mutate: (sent: Sent) => void }
  /** Of the last button, at rest and while it works, and of its failure where the server says nothing. */
  texts: { create: string; creating: string; notCreated: string }
  renderStep: (step: Step) => ReactNode
  /** Why nothing can be made at the moment. */
  obstacle: Obstacle | null
  /** Given where something that was typed before is there again. */
  onDiscard: (() => void) | null
  /** How the ad looks so far. */
  preview: ReactNode
}

/** Some steps, each with its own entry in the history: the browser's Back leads to the one before. */
export function WizardForm<Step extends string, Values extends FieldValues, Sent>(
  props: WizardFormProps<Step, Values, Sent>,
) {
  const { wizard, form, values, creation, texts, renderStep, obstacle, onDiscard, preview } = props
  const { steps } = wizard
  const { step, goTo, restart } = useWizardStep(wizard, values)
  const element = useRef<HTMLFormElement>(null)
  const missingId = useId()
  const index = steps.findIndex(({ value }) => value === step)
  const isLast = index === steps.length - 1
  if (step === undefined) return null
  const isReady = isStepReady(wizard, step, values)

  function goBy(by: 1 | -1) {
    const next = steps[index + by]
    if (next) goTo(next.value)
  }

  function handleDiscard() {
    onDiscard?.()
    restart()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Enter in a field goes on, too; money takes a press on the last button.
    event.preventDefault()
    if (isLast) return
    if (isReady) goBy(1)
    else void showMissing()
  }

  async function showMissing() {
    const fields = steps[index]?.fields ?? []
    await form.trigger(fields as Path<Values>[])
    focusFirstInvalid(element.current)
  }

  function handleCreate(event: MouseEvent<HTMLButtonElement>) {
    const send = form.handleSubmit(
      (sent) => {
        if (!creation.isPending) creation.mutate(sent)
      },
      () => focusFirstInvalid(element.current),
    )
    void send(event)
  }

  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card>
        <FormProvider {...form}>
          <form ref={element} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
            <FlowSteps steps={steps} current={step} />
            {onDiscard !== null && <RestoredNotice onDiscard={handleDiscard} />}
            {renderStep(step)}
            {isLast && obstacle !== null && (
              <Notice tone="clay" title={obstacle.text} action={obstacle.action} />
            )}
            {creation.error && (
              <Notice tone="clay" title={failureMessage(creation.error, texts.notCreated)}>
                <p>What you entered is kept.</p>
              </Notice>
            )}
            <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
              <Button
                variant="secondary"
                disabled={index === 0 || creation.isPending}
                onClick={() => goBy(-1)}
              >
                <ArrowLeft aria-hidden size={18} />
                Back
              </Button>
              {isLast ? (
                <Button
                  isBusy={creation.isPending}
                  disabled={obstacle !== null}
                  aria-describedby={isReady ? undefined : missingId}
                  onClick={handleCreate}
                >
                  {creation.isPending ? texts.creating : texts.create}
                </Button>
              ) : (
                // Made anew with each step, so that the focus goes on at the step's name.
                <Button
                  key={step}
                  type="submit"
                  // Within reach of the keyboard, since a press shows what is missing.
                  aria-disabled={!isReady}
                  aria-describedby={isReady ? undefined : missingId}
                  className="aria-disabled:cursor-not-allowed!"
                >
                  Continue
                  <ArrowRight aria-hidden size={18} />
                </Button>
              )}
              {!isReady && (
                <span id={missingId} className="sr-only">
                  Something in this step is missing or not valid:{' '}
                  {isLast ? texts.create : 'Continue'} shows what.
                </span>
              )}
            </div>
          </form>
        </FormProvider>
      </Card>
      <aside aria-label="How it will look" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        {preview}
      </aside>
    </div>
  )
}
