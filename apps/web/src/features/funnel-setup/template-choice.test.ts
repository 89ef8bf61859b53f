import { describe, expect, it } from 'vitest'

import { templateChoice } from './template-choice.ts'

describe('a template that was chosen', () => {
  it('fills in its trade and its tone', () => {
    expect(templateChoice('?industry=climbing&tone=bold')).toEqual({
      industry: 'climbing',
      brand_tone: 'bold',
    })
  })

  it('leaves out what the form does not know', () => {
    expect(templateChoice('?industry=mining&tone=fun')).toEqual({ brand_tone: 'fun' })
    expect(templateChoice('')).toEqual({})
  })
})
