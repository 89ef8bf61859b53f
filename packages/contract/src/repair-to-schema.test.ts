import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { repairToSchema } from './repair-to-schema.ts'

const schema = z.object({
  title: z.string().max(10),
  notes: z
    .object({ heading: z.string(), items: z.array(z.string().max(5)).min(1).max(3) })
    .optional(),
  kinds: z.array(z.object({ kind: z.enum(['a', 'b']), size: z.number().optional() })),
})

describe('repairToSchema', () => {
  it('returns a valid value unchanged', () => {
    const value = { title: 'River', kinds: [{ kind: 'a' as const }] }
    expect(repairToSchema(schema, value)).toEqual(value)
  })

  it('shortens lists and texts that are too long', () => {
    const notes = { heading: 'Notes', items: ['one', 'twelve', 'three', 'four'] }
    expect(repairToSchema(schema, { title: 'A long white river', notes, kinds: [] })).toEqual({
      title: 'A long whi',
      notes: { heading: 'Notes', items: ['one', 'twelv', 'three'] },
      kinds: [],
    })
  })

  it('drops invalid entries of a list and keeps the others', () => {
    const kinds = [{ kind: 'a' }, { kind: 'unknown' }, { size: 2 }, { kind: 'b', size: 'large' }]
    expect(repairToSchema(schema, { title: 'River', kinds })).toEqual({
      title: 'River',
      kinds: [{ kind: 'a' }, { kind: 'b' }],
    })
  })

  it('drops an optional part that cannot be valid', () => {
    const notes = { heading: 'Notes', items: [] }
    expect(repairToSchema(schema, { title: 'River', notes, kinds: [] })).toEqual({
      title: 'River',
      kinds: [],
    })
  })

  it('returns null if a required part is missing', () => {
    expect(repairToSchema(schema, { kinds: [] })).toBeNull()
    expect(repairToSchema(schema, { title: 5, kinds: [] })).toBeNull()
    expect(repairToSchema(schema, 'River')).toBeNull()
  })

  it('leaves the stored value untouched', () => {
    const value = Object.freeze({ title: 'A long white river', kinds: Object.freeze([]) })
    expect(repairToSchema(schema, value)).toEqual({ title: 'A long whi', kinds: [] })
  })

  it('returns valid values or null for any input', () => {
    const value = fc.record({
      title: fc.string(),
      notes: fc.oneof(
        fc.anything(),
        fc.record({ heading: fc.string(), items: fc.array(fc.string()) }),
      ),
      kinds: fc.array(fc.oneof(fc.anything(), fc.record({ kind: fc.constantFrom('a', 'b', 'c') }))),
    })
    fc.assert(
      fc.property(value, (stored) => {
        const repaired = repairToSchema(schema, stored)
        expect(repaired === null || schema.safeParse(repaired).success).toBe(true)
      }),
    )
  })
})
