import type { LeadField } from '@wildpath/page/document'
import { inputHints } from '@wildpath/page/fields'

/** What a form field takes, in words: the renderer's own answer. Only email addresses are checked. */
export function fieldKindText(field: LeadField): string {
  if (field.kind === 'email') return 'Takes an email address'
  switch (inputHints(field).inputMode) {
    case 'tel':
      return 'Takes any text; phones show the keys for phone numbers'
    case 'numeric':
      return 'Takes any text; phones show the keys for numbers'
    case 'url':
      return 'Takes any text; phones show the keys for web addresses'
    default:
      return 'Takes any text'
  }
}
