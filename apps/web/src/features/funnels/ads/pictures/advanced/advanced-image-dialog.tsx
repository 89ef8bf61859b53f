import { useId } from 'react'

import { usePerson } from '../../../../../entities/person/person.ts'
import { useSession } from '../../../../../entities/person/session.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { AdminBadge } from '../admin-badge.tsx'
import { pictureOfMade } from '../../ad-lists.ts'
import { FlowSteps } from '../../../../../ui/flow-steps.tsx'
import { MadeActions } from '../made-actions.tsx'
import { MadePicture } from '../made-picture.tsx'
import type { PictureDialogProps } from '../picture-dialogs.tsx'
import { PictureFailure } from '../picture-failure.tsx'
import { AdvancedInputsForm } from './advanced-inputs-form.tsx'
import { type OpenAdvancedFlow, useAdvancedFlow } from './use-advanced-flow.ts'
import { WrittenPrompt } from './written-prompt.tsx'

const steps = [
  { value: 'inputs', label: 'Inputs' },
  { value: 'prompt', label: 'Prompt' },
  { value: 'generating', label: 'Generating' },
  { value: 'result', label: 'Result' },
] as const

/** A picture out of fifteen answers: the prompt is written from them, can be changed, and is then drawn. */
export function AdvancedImageDialog(props: PictureDialogProps) {
  const { ad, label, funnel, editing, returnFocus, onClose } = props
  const flow = useAdvancedFlow(funnel, ad, props.inputsOfAds)
  const form = useId()
  const isAdmin = usePerson()?.plan === 'admin'
  const isDrawn = useSession()?.providers.imageAi === 'sandbox'

  async function handleAdd() {
    if (flow.made === null) return
    onClose()
    await editing.setPicture(ad, pictureOfMade(flow.made, flow.prompt.trim()))
  }

  return (
    <Dialog
      isOpen
      returnFocus={returnFocus}
      size="lg"
      isTall
      title="Advanced AI Image Generator"
      description={
        isDrawn
          ? `For ${label}. The built-in illustrator draws what your answers describe: what you get is an illustration, no photo.`
          : `For ${label}. A model makes the picture that your answers describe. Look closely before you advertise with it.`
      }
      onClose={onClose}
      footer={<Actions flow={flow} form={form} onClose={onClose} onAdd={() => void handleAdd()} />}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FlowSteps steps={steps} current={flow.step} />
          <AdminBadge />
        </div>
        {flow.step === 'inputs' && (
          <>
            {flow.failure !== null && (
              <Notice tone="clay" title="Failed to generate prompt">
                <p>{flow.failure.message}</p>
                <p>Your answers are as they were. Try again.</p>
              </Notice>
            )}
            <AdvancedInputsForm
              id={form}
              inputs={flow.inputs}
              problems={flow.problems}
              onChange={flow.change}
              onSubmit={() => void flow.writePrompt()}
            />
          </>
        )}
        {flow.step === 'prompt' && flow.written && (
          <>
            {flow.failure !== null && <PictureFailure problem={flow.failure} isAdmin={isAdmin} />}
            <WrittenPrompt
              written={flow.written}
              prompt={flow.prompt}
              onChange={flow.changePrompt}
            />
          </>
        )}
        {flow.step === 'generating' && (
          <div aria-live="polite" className="flex flex-col gap-3 py-10">
            <p className="text-quiet">Making the picture…</p>
            <Progress label="Making the picture" />
          </div>
        )}
        {flow.step === 'result' && flow.made && (
          <MadePicture
            ad={ad}
            funnel={funnel}
            made={flow.made}
            prompt={flow.prompt}
            isSquare={flow.inputs.platform === 'instagram'}
          />
        )}
      </div>
    </Dialog>
  )
}

type ActionsProps = { flow: OpenAdvancedFlow; form: string; onClose: () => void; onAdd: () => void }

function Actions({ flow, form, onClose, onAdd }: ActionsProps) {
  switch (flow.step) {
    case 'inputs':
      return (
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} isBusy={flow.isWriting}>
            Generate prompt
          </Button>
        </>
      )
    case 'prompt':
      return (
        <>
          <Button variant="quiet" onClick={flow.startOver}>
            Start Over
          </Button>
          <Button disabled={flow.prompt.trim() === ''} onClick={() => void flow.generate()}>
            Generate image
          </Button>
        </>
      )
    case 'generating':
      return (
        <Button variant="quiet" onClick={flow.cancel}>
          Cancel
        </Button>
      )
    case 'result':
      return (
        <MadeActions
          onStartOver={flow.startOver}
          onAnother={() => void flow.generate()}
          onAdd={onAdd}
        />
      )
  }
}
