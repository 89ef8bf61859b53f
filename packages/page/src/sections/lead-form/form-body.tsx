import { textPlace } from '../../parts/text-place.ts'
import { honeypotName } from './honeypot.ts'
import type { RenderContext } from '../../parts/render-context.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type AskedField, FieldView } from './field-view.tsx'
import { formSteps } from './form-steps.ts'
import type { LeadFormSection } from './lead-form-model.ts'
import type { PageWords } from '../../language/page-words.ts'

type FormBodyProps = {
  section: LeadFormSection
  context: RenderContext
  words: PageWords['form']
}

/** What stands inside of the form: what to mend, the questions, the trap for robots, the button. */
export function FormBody({ section, context: { mode, form }, words }: FormBodyProps) {
  const { fields, buttonText, isMultiStep } = section.content
  const at = textPlace(mode, 'content')
  const asked = fields.map((field, index) => ({
    field,
    labelPath: at('fields', index, 'label'),
    id: `${section.id}-${index + 1}`,
    value: own(form.values, field.label) ?? '',
    error: own(form.errors, field.label),
  }))
  return (
    <>
      <ErrorSummary notice={form.notice} fields={asked} />
      {isMultiStep ? (
        formSteps(asked, words.steps).map(({ legend, fields: ofStep }) => (
          <fieldset key={ofStep[0]?.id} className="pg-step">
            {legend !== '' && <legend>{legend}</legend>}
            <FieldList fields={ofStep} words={words} />
          </fieldset>
        ))
      ) : (
        <FieldList fields={asked} words={words} />
      )}
      <p className="pg-trap" aria-hidden="true">
        <label htmlFor={`${section.id}-0`}>{words.leaveEmpty}</label>
        <input id={`${section.id}-0`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      <button
        className="pg-cta"
        type={mode !== 'public' ? 'button' : 'submit'}
        data-path={buttonText === '' ? undefined : at('buttonText')}
      >
        {buttonText === '' ? words.send : buttonText}
      </button>
      {fields.every(({ isRequired }) => isRequired) && (
        <p className="pg-note">{words.allRequired}</p>
      )}
    </>
  )
}

type FieldListProps = { fields: readonly AskedField[]; words: PageWords['form'] }

function FieldList({ fields, words }: FieldListProps) {
  return fields.map((asked) => <FieldView key={asked.id} {...asked} words={words} />)
}

/** A label is the visitor's text: it may be called 'constructor'. */
function own(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
