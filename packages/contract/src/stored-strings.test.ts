import { expect, it } from 'vitest'
import { z } from 'zod'

import { api } from './api.ts'
import { mediaAssetUploadQuerySchema } from './media-assets.ts'
import { cleanLine } from './text.ts'

/**
 * Strings that are hashed or compared, that answers repeat and nothing stores, and names that the server cleans or judges
 * itself.
 */
const notStored =
  /password|token|\.plan$|quote|\.texts\[\]|^upload\.fileName$|^setDomain\.domain$|^setPrimaryHost\.host$|^setSenderDomain\.address$|^(?:signUp|signIn|updateProfile)\.(?:email|full_name)$/u

it('no endpoint takes a string that the database would refuse', () => {
  const bad = 'a\ud800b\u0000c'
  const upload = { body: mediaAssetUploadQuerySchema }
  const bodies = Object.entries<{ body?: z.ZodType }>({ ...api, upload })
  const strings = bodies.flatMap(([name, { body }]) => (body ? stringsOf(body, name) : []))
  const taken = strings.filter(([place, schema]) => {
    const { success, data } = schema.safeParse(bad)
    return success && !notStored.test(place) && data !== cleanLine(String(data))
  })
  expect(strings.length).toBeGreaterThan(100)
  expect(taken.map(([place]) => place)).toEqual([])
})

type Strings = [place: string, schema: z.ZodType][]

/** Every string of a schema with its place; of a union all its options'. */
function stringsOf(schema: z.ZodType, place: string): Strings {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[place, schema]]
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, part]) =>
      stringsOf(part, `${place}.${key}`),
    )
  }
  const inner = innerOf(schema)
  return inner.flatMap((part) =>
    stringsOf(part, schema instanceof z.ZodArray ? `${place}[]` : place),
  )
}

function innerOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodTuple) return schema.def.items as z.ZodType[]
  if (schema instanceof z.ZodRecord)
    return [schema.keyType as z.ZodType, schema.valueType as z.ZodType]
  // What is piped on was read by the first.
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType]
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  return isWrapped ? [schema.unwrap() as z.ZodType] : []
}
