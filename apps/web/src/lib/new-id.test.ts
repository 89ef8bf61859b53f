import { expect, it } from 'vitest'
import { z } from 'zod'

import { newId } from './new-id.ts'

it('makes UUIDs that differ', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(100)
})
