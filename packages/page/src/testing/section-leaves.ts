import type { z } from 'zod'

import type { SectionField, SectionPanel } from '../sections/section-field.ts'

type Leaf = {
  /** Names from the section on, '*' for the entries of a list. */
  path: string
  /** Values to see what a field does. */
  probes: unknown[]
}

type Definition = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  values?: unknown[]
}

/** Every single value that a section of a schema may hold. */
export function leavesOfSchema(schema: z.ZodType, path: readonly string[] = []): Leaf[] {
  const definition = schema.def as unknown as Definition
  const inner = definition.innerType ?? definition.in
  if (inner !== undefined) return leavesOfSchema(inner, path)
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
        leavesOfSchema(field, [...path, name]),
      )
    case 'array':
      return definition.element === undefined
        ? []
        : leavesOfSchema(definition.element, [...path, '*'])
    case 'union':
      return leavesOfUnion(definition.options ?? [], path)
    default:
      return [{ path: path.join('.'), probes: probesOf(definition) }]
  }
}

/** A record before the bare text that older pages had in its place; a leaf once, with all it may be. */
function leavesOfUnion(options: readonly z.ZodType[], path: readonly string[]): Leaf[] {
  const leaves = options.flatMap((option) => leavesOfSchema(option, path))
  const own = path.join('.')
  const deeper = leaves.filter((leaf) => leaf.path !== own)
  const kept = deeper.length > 0 ? deeper : leaves
  return [...Map.groupBy(kept, (leaf) => leaf.path)].map(([name, same]) => ({
    path: name,
    probes: same.flatMap(({ probes }) => probes),
  }))
}

function probesOf({ type, entries, values }: Definition): unknown[] {
  switch (type) {
    case 'enum':
      return Object.values(entries ?? {})
    case 'literal':
      return values ?? []
    case 'boolean':
      return [true, false]
    case 'number':
      return [1, 0.5]
    default:
      return ['probe', '/probe.png', '#22c55e', 'star', 'https://probe.test/p.mp4']
  }
}

/** Fields of a panel with the way to them: those of a list's entries, of the first one. */
export function fieldsOfPanel({ content, style }: SectionPanel) {
  return [...content, ...style].flatMap(({ fields }) => fields).flatMap((field) => withInner(field))
}

type Placed = { field: SectionField; at: readonly (string | number)[] }

function withInner(field: SectionField): Placed[] {
  const own: Placed = { field, at: [] }
  if (field.control !== 'list') return [own]
  return [own, ...field.fields.map((inner) => ({ field: inner, at: [...field.path, 0] }))]
}

const sceneNames = ['kind', 'time', 'weather', 'season', 'climate', 'subject', 'seed']

/** Paths of all values that a panel can change. */
export function shownPaths(panel: SectionPanel): string[] {
  const placed = fieldsOfPanel(panel).filter(({ field }) => field.control !== 'list')
  return placed.flatMap(({ field, at }) => {
    const path = [...at, ...field.path].map((step) => (step === 0 ? '*' : step)).join('.')
    switch (field.control) {
      case 'media':
        return [
          ...['type', 'src', 'alt'].map((name) => `${path}.${name}`),
          ...sceneNames.map((name) => `${path}.scene.${name}`),
        ]
      case 'backdrop':
        return [
          ...['type', 'src'].map((name) => `${path}.${name}`),
          ...sceneNames.map((name) => `${path}.scene.${name}`),
        ]
      case 'scene':
        return sceneNames.map((name) => `${path}.${name}`)
      case 'texts':
        return [`${path}.*`]
      case 'navigation-target':
        return [
          path,
          [...at.map((step) => (step === 0 ? '*' : step)), ...field.customPath].join('.'),
        ]
      default:
        return [path]
    }
  })
}
