import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type FormDialogProps = {
  isOpen: boolean
  title: string
  description?: string
  size?: 'sm' | 'md'
  /** The act by its name, never 'OK'. */
  submitLabel: string
  canSubmit?: boolean
  /** It is being saved: nothing can be pressed twice, and the dialog stays. */
  isBusy: boolean
  /** Why it was not saved, where no field says it. */
  failure?: string | null
  /** Whether Enter in a field submits, too. */
  submitsOnEnter?: boolean
  /** What has the focus on opening; by default the first control. */
  firstFocus?: RefObject<HTMLElement | null>
  /** What has the focus after closing; by default the control that opened the dialog. */
  returnFocus?: RefObject<HTMLElement | null>
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A few fields, and a choice between saving them and leaving everything as it was. */
export function FormDialog(props: FormDialogProps) {
  const { canSubmit = true, isBusy, failure = null, submitsOnEnter = false } = props
  const formId = useId()
  const content = (
    <>
      {props.children}
      {failure !== null && <Notice tone="clay" title={failure} />}
    </>
  )

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React hands it on to the form that the dialog was opened from, which was not meant.
    event.stopPropagation()
    props.onSubmit()
  }

  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      isLocked={isBusy}
      title={props.title}
      {...(props.description !== undefined && { description: props.description })}
      {...(props.size && { size: props.size })}
      {...(props.firstFocus && { firstFocus: props.firstFocus })}
      {...(props.returnFocus && { returnFocus: props.returnFocus })}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            {...(submitsOnEnter ? { type: 'submit', form: formId } : { onClick: props.onSubmit })}
            disabled={!canSubmit}
            isBusy={isBusy}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      {submitsOnEnter ? (
        <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
          {content}
        </form>
      ) : (
        content
      )}
    </Dialog>
  )
}
