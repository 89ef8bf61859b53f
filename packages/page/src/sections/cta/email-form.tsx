import { honeypotName } from '../../document/lead-fields.ts'
import { isUnknownSection, type PageDocument } from '../../document/page-document.ts'
import type { RenderContext } from '../../render/render-context.ts'

type EmailFormProps = {
  id: string
  placeholder: string
  buttonText: string
  target: EmailTarget
  context: RenderContext
}

/**
 * Asks for an email address and sends it where the page's form sends it. A form that asks for
 * more comes back with the address filled in and says what is missing; needs no script.
 */
export function EmailForm({ id, placeholder, buttonText, target, context }: EmailFormProps) {
  const isPreview = context.mode === 'preview'
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
      <button className="pg-cta" type={isPreview ? 'button' : 'submit'}>
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

export type EmailTarget = { formId: string; label: string }

/** The page's form and its field for an email address; null where nothing asks for one. */
export function emailTarget(page: PageDocument): EmailTarget | null {
  for (const section of page.sections) {
    if (isUnknownSection(section) || section.type !== 'lead-form') continue
    const field = section.content.fields.find(({ kind }) => kind === 'email')
    return field === undefined ? null : { formId: section.id, label: field.label }
  }
  return null
}
