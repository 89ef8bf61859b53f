import { expect, it } from 'vitest'

import { createFailureLog } from './failure-log.ts'

it('logs a failure once until its consequence changes or the work succeeds again', () => {
  const logged: string[] = []
  const logFailure = createFailureLog({ warn: (_details, message) => logged.push(message) })
  const consequences = ['slow', 'slow', 'lost', null, null, 'lost']
  for (const consequence of consequences) logFailure(consequence, new Error('broken'))
  expect(logged).toEqual(['slow', 'lost', 'lost'])
})
