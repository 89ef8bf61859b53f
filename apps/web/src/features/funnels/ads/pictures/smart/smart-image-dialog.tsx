import { bothNeeded } from '@wildpath/contract'
import { useId } from 'react'

import { usePerson } from '../../../../../entities/person/person.ts'
import { useSession } from '../../../../../entities/person/session.ts'
import { siteName } from '../../../../../entities/website/site-name.ts'
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
import type { SmartFlowState } from './smart-flow.ts'
import { SmartImageForm } from './smart-image-form.tsx'
import { type OpenSmartFlow, useSmartFlow } from './use-smart-flow.ts'
import { UnreadWebsite, WebsiteFindings } from './website-findings.tsx'

const steps = [
  { value: 'input', label: 'Website' },
  { value: 'analyzing', label: 'Analyzing' },
  { value: 'result', label: 'Result' },
] as const

/** A picture that fits a website: it is read, described, and the picture drawn from that. */
export function SmartImageDialog({
  ad,
  label,
  funnel,
  editing,
  returnFocus,
  onClose,
}: PictureDialogProps) {
  const flow = useSmartFlow(funnel, ad)
  const form = useId()
  const isAdmin = usePerson()?.plan === 'admin'
  const isDrawn = useSession()?.providers.imageAi === 'sandbox'
  const { step, fields, made, failure } = flow

  async function handleAdd() {
    if (made === null) return
    onClose()
    await editing.setPicture(ad, pictureOfMade(made, made.prompt))
  }

  return (
    <Dialog
      isOpen
      returnFocus={returnFocus}
      size="lg"
      isTall={step === 'result'}
      title="Smart Ad Image"
      description={
        isDrawn
          ? `For ${label}. Your website is read, and the built-in illustrator draws what fits it: what you get is an illustration, no photo.`
          : `For ${label}. Your website is read, and a model makes a picture that fits it. Look closely before you advertise with it.`
      }
      onClose={onClose}
      footer={<Actions flow={flow} form={form} onClose={onClose} onAdd={() => void handleAdd()} />}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FlowSteps steps={steps} current={step} />
          <AdminBadge />
        </div>
        {step === 'input' && (
          <>
            {failure?.message === bothNeeded && <Notice tone="clay">{bothNeeded}</Notice>}
            {failure !== null && failure.message !== bothNeeded && (
              <PictureFailure problem={failure} isAdmin={isAdmin} />
            )}
            <SmartImageForm
              id={form}
              fields={fields}
              problems={flow.problems}
              onChange={flow.change}
              onSubmit={() => void flow.submit()}
            />
          </>
        )}
        {step === 'analyzing' && <Analyzing stage={flow.stage} websiteUrl={fields.websiteUrl} />}
        {step === 'result' && made && (
          <>
            {made.analysis.isDefault && (
              <UnreadWebsite analysis={made.analysis} websiteUrl={fields.websiteUrl} />
            )}
            <MadePicture
              ad={ad}
              funnel={funnel}
              made={made}
              prompt={made.prompt}
              isSquare={fields.platform === 'instagram'}
            />
            <WebsiteFindings analysis={made.analysis} websiteUrl={fields.websiteUrl} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type AnalyzingProps = { stage: SmartFlowState['stage']; websiteUrl: string }

function Analyzing({ stage, websiteUrl }: AnalyzingProps) {
  const isReading = stage === 'reading'
  const text = isReading ? `Reading ${siteName(websiteUrl)}…` : 'Making the picture…'
  return (
    <div aria-live="polite" className="flex flex-col gap-3 py-10">
      <p className="wrap-anywhere">{text}</p>
      <Progress label={text.slice(0, -1)} />
      <p className="text-note text-quiet">
        {isReading
          ? 'Slow sites take up to half a minute.'
          : 'It goes to your design library; the ad is as it was until you add it.'}
      </p>
    </div>
  )
}

type ActionsProps = { flow: OpenSmartFlow; form: string; onClose: () => void; onAdd: () => void }

function Actions({ flow, form, onClose, onAdd }: ActionsProps) {
  switch (flow.step) {
    case 'input':
      return (
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Analyze and generate
          </Button>
        </>
      )
    case 'analyzing':
      return (
        <Button variant="quiet" onClick={flow.cancel}>
          Cancel
        </Button>
      )
    case 'result':
      return (
        <MadeActions
          onStartOver={flow.startOver}
          onAnother={() => void flow.another()}
          onAdd={onAdd}
        />
      )
  }
}
