import { describe, expect, it } from 'vitest'

import { extendTo, noSelection, toggleOne } from './selection.ts'

const listed = ['ana', 'bo', 'cy', 'dee']
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids]

describe('choosing leads', () => {
  it('adds and takes away one by one', () => {
    const both = toggleOne(toggleOne(noSelection, 'ana'), 'cy')
    expect(chosen(both)).toEqual(['ana', 'cy'])
    expect(chosen(toggleOne(both, 'ana'))).toEqual(['cy'])
  })

  it('takes everything in between, downwards and upwards', () => {
    expect(chosen(extendTo(toggleOne(noSelection, 'bo'), listed, 'dee'))).toEqual([
      'bo',
      'cy',
      'dee',
    ])
    expect(chosen(extendTo(toggleOne(noSelection, 'cy'), listed, 'ana'))).toEqual([
      'cy',
      'ana',
      'bo',
    ])
  })

  it('takes only the one where the range has no beginning any more', () => {
    expect(chosen(extendTo(noSelection, listed, 'bo'))).toEqual(['bo'])
    expect(chosen(extendTo(toggleOne(noSelection, 'gone'), listed, 'bo'))).toEqual(['gone', 'bo'])
  })
})
