import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from '../compose/compose-generated-page.ts'
import { leadFields, leadFieldsOf } from './lead-fields.ts'

describe('leadFields', () => {
  it('takes a label that contains "email" for an e-mail field, whatever its case', () => {
    expect(leadFields(['Work EMAIL address', 'E-mail', 'Name'])).toEqual([
      { label: 'Work EMAIL address', kind: 'email' },
      { label: 'E-mail', kind: 'text' },
      { label: 'Name', kind: 'text' },
    ])
  })

  it('drops blank and repeated labels', () => {
    const labels = leadFields(['Name', ' ', 'name ', 'Phone', '', 'NAME']).map(({ label }) => label)
    expect(labels).toEqual(['Name', 'Phone'])
  })

  it('writes a label on one line, for browsers change line breaks in field names', () => {
    expect(leadFields(['Your\r\n  name'])).toEqual([{ label: 'Your name', kind: 'text' }])
  })

  it('does not let a label take the name of the trap', () => {
    expect(leadFields(['HP_website', 'Name'])).toEqual([{ label: 'Name', kind: 'text' }])
  })

  it('asks for name and e-mail when no label is left', () => {
    expect(leadFields([' '])).toEqual([
      { label: 'Name', kind: 'text' },
      { label: 'Email', kind: 'email' },
    ])
  })
})

describe('leadFieldsOf', () => {
  it('names what a submission of the page must answer', () => {
    expect(leadFieldsOf(composeGeneratedPage(buildPageInput())).map(({ label }) => label)).toEqual([
      'Name',
      'Email',
      'Phone',
    ])
  })

  it('is empty for a page without a form', () => {
    expect(leadFieldsOf(composeThankYouPage(buildPageInput()))).toEqual([])
  })
})
