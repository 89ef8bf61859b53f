import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeThankYouPage } from '../compose/compose-generated-page.ts'
import { leadFields, leadFormsOf } from './lead-fields.ts'
import { parsePage } from './page-document.ts'

describe('leadFields', () => {
  it('takes a label that contains "email" for an e-mail field, whatever its case', () => {
    expect(leadFields(['Work EMAIL address', 'E-mail', 'Name'])).toEqual([
      { label: 'Work EMAIL address', kind: 'email', isRequired: true },
      { label: 'E-mail', kind: 'text', isRequired: true },
      { label: 'Name', kind: 'text', isRequired: true },
    ])
  })

  it('drops blank and repeated labels', () => {
    const labels = leadFields(['Name', ' ', 'name ', 'Phone', '', 'NAME']).map(({ label }) => label)
    expect(labels).toEqual(['Name', 'Phone'])
  })

  it('writes a label on one line, for browsers change line breaks in field names', () => {
    expect(leadFields(['Your\r\n  name'])).toEqual([
      { label: 'Your name', kind: 'text', isRequired: true },
    ])
  })

  it('does not let a label take the name of the trap', () => {
    expect(leadFields(['HP_website', 'Name'])).toEqual([
      { label: 'Name', kind: 'text', isRequired: true },
    ])
  })

  it('asks for name and e-mail when no label is left', () => {
    expect(leadFields([' '])).toEqual([
      { label: 'Name', kind: 'text', isRequired: true },
      { label: 'Email', kind: 'email', isRequired: true },
    ])
  })
})

describe('leadFormsOf', () => {
  it('names what a submission of each form of the page must answer', () => {
    const page = parsePage({
      sections: [
        { id: 'one', type: 'lead-form', content: { fields: [{ label: 'Name' }] } },
        { id: 'text', type: 'text' },
        { id: 'two', type: 'lead-form', content: { fields: [{ label: 'Dates', kind: 'date' }] } },
      ],
    })
    expect(leadFormsOf(page)).toEqual([
      [{ label: 'Name', kind: 'text', isRequired: true }],
      [{ label: 'Dates', kind: 'date', isRequired: true }],
    ])
  })

  it('is empty for a page without a form', () => {
    expect(leadFormsOf(composeThankYouPage(buildPageInput()))).toEqual([])
  })
})
