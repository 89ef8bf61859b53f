import { describe, expect, it } from 'vitest'

import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['Zoë Müller', 'zoe muller'],
    ['Jose\u0301 Núñez', 'jose nunez'],
    ['Łukasz Øberg', 'lukasz oberg'],
    ['İpek Işık', 'ipek isik'],
    ['Straße Groß, STRASSE', 'strasse gross, strasse'],
    ['Ægir Œuvre Þór Ðorp Đà', 'aegir oeuvre thor dorp da'],
    ['ΟΔΟΣ Οδός', 'οδοσ οδοσ'],
    ['０９０－１２３４', '090-1234'],
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['0171–1234‑5—6−7', '0171-1234-5-6-7'],
    ['Wild\u00ADpath\u200B', 'wildpath'],
    ['O’Neil', "o'neil"],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('reads the digits of every numbering system', () => {
    const systems = Intl.supportedValuesOf('numberingSystem')
    const wrong = systems.filter((numberingSystem) => {
      const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(
        9876543210,
      )
      return /^\p{Nd}+$/u.test(digits) && foldText(digits) !== '9876543210'
    })
    expect(wrong).toEqual([])
  })

  it('leaves folded text as it is, for every character', () => {
    const changed: string[] = []
    for (let code = 0; code <= 0x1_ff_ff; code += 1) {
      if (code >= 0xd8_00 && code <= 0xdf_ff) continue
      const once = foldText(String.fromCodePoint(code))
      if (foldText(once) !== once) changed.push(code.toString(16))
    }
    expect(changed).toEqual([])
  })
})
