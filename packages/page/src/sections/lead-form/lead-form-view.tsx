import { honeypotName } from '../../document/lead-fields.ts'
import { SectionFrame } from '../../render/section-frame.tsx'
import type { RenderContext } from '../../render/render-context.ts'
import { Contours } from '../../scene/contours-view.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldView } from './field-view.tsx'
import type { LeadFormSection } from './lead-form-schema.ts'

/** The form that makes a visitor a lead. Needs no script: the server validates and answers. */
export function LeadFormView({ section, page, context }: SectionViewProps<LeadFormSection>) {
  const { title, body } = section.content
  return (
    <SectionFrame
      section={{ ...section, background: section.background ?? 'dark' }}
      page={page}
      className="pg-section pg-start"
    >
      <Contours />
      <div className="pg-wrap">
        <div className="pg-offer">
          <h2>{title}</h2>
          <p>{body}</p>
        </div>
        {context.mode === 'preview' ? (
          <div className="pg-form" data-ground="light">
            <FormBody section={section} context={context} />
          </div>
        ) : (
          <form
            className="pg-form"
            data-ground="light"
            method="post"
            action={returnHere(section, context)}
          >
            <FormBody section={section} context={context} />
          </form>
        )}
      </div>
    </SectionFrame>
  )
}

/** The answer to a refused form opens where the form is, not at the top of the page. */
function returnHere(section: LeadFormSection, { form }: RenderContext): string {
  return form.action.includes('#') ? form.action : `${form.action}#${section.id}`
}

type FormBodyProps = { section: LeadFormSection; context: RenderContext }

function FormBody({ section, context }: FormBodyProps) {
  const { fields, buttonText } = section.content
  const { mode, form } = context
  const asked = fields.map((field, index) => ({
    field,
    id: `${section.id}-${index + 1}`,
    value: own(form.values, field.label) ?? '',
    error: own(form.errors, field.label),
  }))
  return (
    <>
      <ErrorSummary notice={form.notice} fields={asked} />
      {asked.map((entry) => (
        <FieldView key={entry.id} {...entry} />
      ))}
      <p className="pg-trap" aria-hidden="true">
        <label htmlFor={`${section.id}-0`}>Leave this empty</label>
        <input id={`${section.id}-0`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      <button className="pg-cta" type={mode === 'preview' ? 'button' : 'submit'}>
        {buttonText}
      </button>
      <p className="pg-note">All fields are required.</p>
    </>
  )
}

/** A label is the visitor's text: it may be called 'constructor'. */
function own(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
