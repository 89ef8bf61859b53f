import { hasOwnWords, languagesWithoutWords, pageLanguages } from '@wildpath/page/language'

import { SelectField } from '../../../../ui/select-field.tsx'
import { inLanguage } from '../draft/landing-draft.ts'
import { FieldGroup } from './field-group.tsx'
import type { FieldsProps } from './fields-props.ts'

/** What language the page's own words are in. */
export function LanguageFields({ draft, onEdit }: FieldsProps) {
  const { language } = draft
  const tags = new Set<string>([...pageLanguages, ...languagesWithoutWords, language])
  return (
    <FieldGroup title="Language">
      <SelectField
        label="Language of the page"
        hint="Headings, form, messages and dates that the page brings itself are in this language. What you wrote stays as it is."
        value={language}
        options={[...tags].map((value) => ({ value, label: labelLanguage(value) }))}
        onChange={(event) => onEdit(inLanguage(draft, event.target.value))}
      />
    </FieldGroup>
  )
}

function labelLanguage(tag: string): string {
  const name = languageNames.of(tag) ?? tag
  return hasOwnWords(tag) ? name : `${name} (page's own words in English)`
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
