import { expect, it } from 'vitest'
import { reasonIn } from './postmaster.ts'

it('finds the line that says why PostgreSQL ended', () => {
  const lastWords = `2026-05-04 10:00:00.000 UTC [12] LOG:  redo done at 0/2FFA7F0
2026-05-04 10:00:00.001 UTC [12] FATAL:  could not write to file "pg_wal/x": No space left on device
2026-05-04 10:00:00.002 UTC [11] LOG:  database system is shut down
`

  expect(reasonIn(lastWords)).toBe('could not write to file "pg_wal/x": No space left on device')
})

it('takes the last line when PostgreSQL gave no reason', () => {
  expect(reasonIn('2026-05-04 10:00:00.002 UTC [11] LOG:  database system is shut down\n')).toBe(
    'database system is shut down',
  )
  expect(reasonIn('sh: 2: /nowhere/postgres: not found\n')).toBe(
    'sh: 2: /nowhere/postgres: not found',
  )
  expect(reasonIn('')).toBe('')
})
