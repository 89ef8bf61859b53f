import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { describeError } from './log.ts'

describe('what a log says of an error', () => {
  it('has its kind, code, places and cause', () => {
    const error = new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'E1' }) })
    expect(describeError(error)).toMatchObject({
      type: 'Error',
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: 'E1', message: 'inner' },
    })
  })

  it('leaves out the values of a failed statement', () => {
    const error = new DrizzleQueryError('select $1', ['ana@example.com'], new Error('gone'))
    expect(JSON.stringify(describeError(error))).not.toContain('ana@example.com')
  })
})
