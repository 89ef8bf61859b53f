import type { RenderContext } from '../../parts/render-context.ts'
import { honeypotName } from '../lead-form/honeypot.ts'
import type { EmailTarget } from './email-target.ts'

type EmailFormProps = {
  id: string
  placeholder: string
  buttonText: string
  target: EmailTarget
  context: RenderContext
  buttonPath: string | undefined
}

/**
 * Asks for an email address and sends it where the page's form sends it: a lead that left nothing
 * but an address. Needs no script.
 */
export function EmailForm({
  id,
  placeholder,
  buttonText,
  target,
  context,
  buttonPath,
}: EmailFormProps) {
  const isPreview = context.mode !== 'public'
  const inputs = (
    <>
      <label className="pg-unseen" htmlFor={`${id}-email`}>
        {target.label}
      </label>
      <input
        id={`${id}-email`}
        className="pg-email"
        type="email"
        name={target.label}
        placeholder={placeholder}
        autoComplete="email"
        required
      />
      <input
        className="pg-unseen"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
      />
      <button className="pg-cta" type={isPreview ? 'button' : 'submit'} data-path={buttonPath}>
        {buttonText}
      </button>
    </>
  )
  if (isPreview) return <div className="pg-email-form">{inputs}</div>
  const { action } = context.form
  return (
    <form
      className="pg-email-form"
      method="post"
      action={action.includes('#') ? action : `${action}#${target.formId}`}
    >
      {inputs}
    </form>
  )
}
