import {
  isKnownKind,
  type JsonSchema,
  pageJsonSchema,
  sectionJsonSchema,
  type SectionType,
  sectionTypes,
} from '@wildpath/page/document'

import type { JsonPlace } from './json-place.ts'

/** Something that may stand at the cursor. `text` is JSON. */
export type PageCompletion = { label: string; text: string; detail: string; isName: boolean }

/** What the schemas of a page allow at a place: the names of an object, or the values of a choice. */
export function pageCompletions(place: JsonPlace): PageCompletion[] {
  const schemas = schemasAt(place)
  return place.at === 'name' ? namesFor(schemas, place) : valuesFor(schemas)
}

function namesFor(
  schemas: readonly JsonSchema[],
  { taken, needsColon }: JsonPlace,
): PageCompletion[] {
  const fields = new Map(schemas.flatMap(({ properties = {} }) => Object.entries(properties)))
  return [...fields]
    .filter(([name]) => !taken.has(name))
    .map(([name, field]) => ({
      label: name,
      text: needsColon ? `${JSON.stringify(name)}: ` : JSON.stringify(name),
      detail: detailOf(field),
      isName: true,
    }))
}

function valuesFor(schemas: readonly JsonSchema[]): PageCompletion[] {
  const values = new Set(schemas.flatMap(valuesOf))
  return [...values].map((value) => ({
    label: String(value),
    text: JSON.stringify(value),
    detail: '',
    isName: false,
  }))
}

function valuesOf(schema: JsonSchema): unknown[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum !== undefined) return [...schema.enum]
  if (schema.type === 'boolean') return [true, false]
  return []
}

function detailOf(schema: JsonSchema): string {
  const values = choicesOf(schema).flatMap(valuesOf)
  if (values.length > 0)
    return values.length > 4 ? `${values.slice(0, 3).join(', ')}, …` : values.join(', ')
  const names: Record<string, string> = { string: 'text', array: 'list', integer: 'number' }
  const type = schema.type ?? choicesOf(schema)[0]?.type ?? ''
  return names[type] ?? type
}

/** The schemas that a value at this place may follow; more than one where the text leaves it open. */
function schemasAt({ path, texts }: JsonPlace): JsonSchema[] {
  const [first, index, ...rest] = path
  if (first !== 'sections' || typeof index !== 'number')
    return follow([keptSchema('page')], path, texts)
  return follow(schemasOfSection(texts[1]?.get('type')), rest, texts.slice(1))
}

/** Of a section whose type is not known yet, any kind's. */
function schemasOfSection(type: string | undefined): JsonSchema[] {
  return type !== undefined && isKnownKind(type) ? [keptSchema(type)] : sectionTypes.map(keptSchema)
}

function follow(
  start: readonly JsonSchema[],
  path: JsonPlace['path'],
  texts: JsonPlace['texts'],
): JsonSchema[] {
  let objects = 0
  let schemas = start.flatMap(choicesOf).filter(matches(texts[0]))
  for (const key of path) {
    if (typeof key === 'string') objects += 1
    const inner = schemas.flatMap(({ properties, items }) => {
      const schema = typeof key === 'number' ? items : own(properties, key)
      return schema === undefined ? [] : choicesOf(schema)
    })
    schemas = inner.filter(matches(texts[objects]))
  }
  return schemas
}

function own(properties: JsonSchema['properties'] = {}, key: string): JsonSchema | undefined {
  return Object.hasOwn(properties, key) ? properties[key] : undefined
}

/** Whether a schema is the one of an object with these texts: `"type": "video"` rules out pictures. */
function matches(texts: ReadonlyMap<string, string> | undefined) {
  return ({ properties = {} }: JsonSchema) =>
    Object.entries(properties).every(([name, field]) => {
      const said = texts?.get(name)
      return field.const === undefined || said === undefined || said === field.const
    })
}

function choicesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

const kept = new Map<SectionType | 'page', JsonSchema>()

/** Each schema is made when it is first asked for. */
function keptSchema(of: SectionType | 'page'): JsonSchema {
  const known = kept.get(of)
  if (known !== undefined) return known
  const schema = of === 'page' ? pageJsonSchema() : sectionJsonSchema(of)
  kept.set(of, schema)
  return schema
}
