import type { TextPlace } from '../../parts/text-place.ts'
import { EditableText } from '../../parts/editable-text.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { withKeys } from '../../parts/with-keys.ts'
import type { LeadFormItem } from './lead-form-model.ts'

/** What helps to decide, beside the form: a short heading, words, facts one to a line. */
export function FactsView({
  title,
  description,
  features = [],
  at,
}: LeadFormItem & { at: TextPlace }) {
  return (
    <div className="pg-facts">
      {title !== '' && <h3 data-path={at('title')}>{title}</h3>}
      <Paragraphs text={description} className="pg-facts-words" path={at('description')} />
      {features.length > 0 && (
        <ul>
          {withKeys(features).map(({ key, text }, index) => (
            <li key={key}>
              <span className="pg-mark" aria-hidden="true" />
              <EditableText path={at('features', index)}>{text}</EditableText>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
