import { pageLanguages } from '@wildpath/page/language'

import { SelectField } from '../../../ui/select-field.tsx'
import { inLanguage } from '../draft/landing-draft.ts'
import { FieldGroup } from './field-group.tsx'
import type { FieldsProps } from './fields-props.ts'

/** What language the page's own words are in. */
export function LanguageFields({ draft, onEdit }: FieldsProps) {
  const { language } = draft
  const tags: readonly string[] = pageLanguages
  return (
    <FieldGroup title="Language">
      <SelectField
        label="Language of the page"
        hint="Headings, form, messages and dates that the page brings itself are in this language. What you wrote stays as it is."
        value={language}
        options={[...tags, ...(tags.includes(language) ? [] : [language])].map((value) => ({
          value,
          label: languageNames.of(value) ?? value,
        }))}
        onChange={(event) => onEdit(inLanguage(draft, event.target.value))}
      />
    </FieldGroup>
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
