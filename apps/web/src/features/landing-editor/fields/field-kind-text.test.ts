import { leadFields } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { fieldKindText } from './field-kind-text.ts'

describe('fieldKindText', () => {
  it.each([
    ['Work Email', 'Takes an email address'],
    ['Phone number', 'Takes any text; phones show the keys for phone numbers'],
    ['Number of guests', 'Takes any text; phones show the keys for numbers'],
    ['Your website', 'Takes any text; phones show the keys for web addresses'],
    ['Preferred date', 'Takes any text'],
  ])('says what a visitor may type into “%s”', (label, text) => {
    expect(leadFields([label]).map(fieldKindText)).toEqual([text])
  })
})
