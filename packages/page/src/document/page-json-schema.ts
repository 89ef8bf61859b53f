import { z } from 'zod'

import { sectionModels, type SectionType } from '../sections/section-models.ts'
import { pageSchema } from './page-document.ts'

/** The part of JSON Schema that the schemas of a page come out as. */
export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  default?: unknown
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

/** What may be written as a page, its sections left open: each kind has a schema of its own. */
export function pageJsonSchema(): JsonSchema {
  return jsonSchemaOf(pageSchema)
}

/** What may be written as a section of this kind. */
export function sectionJsonSchema(type: SectionType): JsonSchema {
  return jsonSchemaOf(sectionModels[type].schema)
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}
