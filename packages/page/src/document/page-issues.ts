import { sectionModels, sectionTypes } from '../sections/section-models.ts'
import { describeIssue } from './describe-issue.ts'
import { isRecord } from './json-value.ts'
import { isKnownKind, pageSchema, readPage } from './page-document.ts'
import { readOlderSection, typeNameOf } from './reading/older-section.ts'
import { describeProblem, findExcess, pageLimits } from './reading/page-limits.ts'
import { isStoredUnknown } from './reading/unknown-section.ts'
import { pageVersion, upgradePage } from './reading/upgrade-page.ts'

/** Where in a page, from the outside in: names of fields and places in lists. */
export type ValuePath = readonly (string | number)[]

/** Something in a page that is not as it should be, in one plain sentence. */
export type PageIssue = {
  path: ValuePath
  message: string
  /** A warning keeps nothing from being used: what it speaks of is kept as it is. */
  severity: 'fault' | 'warning'
}

const fault = (path: ValuePath, message: string): PageIssue => ({
  path,
  message,
  severity: 'fault',
})

/**
 * Every fault of what somebody wrote as a page, in the order of the page. Unlike `readPage`, which mends
 * what it can and sets the rest aside, this says what would be mended. Fields that no schema names are no
 * faults, nor are the names and shapes of older versions. Without faults, `readPage` reads the value.
 */
export function findPageIssues(value: unknown): PageIssue[] {
  const excess = findExcess(value)
  if (excess !== null) return [fault([], describeProblem(excess))]
  if (!isRecord(value))
    return [fault([], 'A page is an object: { "title": …, "sections": [ … ] }.')]
  const version = value['version']
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > pageVersion) {
    return [fault(['version'], describeProblem({ kind: 'newer-version', version }))]
  }
  const page = upgradePage(value)
  const found = [...faultsOfPage(page), ...faultsOfSections(isRecord(page) ? page['sections'] : [])]
  if (found.some(({ severity }) => severity === 'fault')) return found
  const reading = readPage(value)
  return reading.ok ? found : [...found, fault([], describeProblem(reading.problem))]
}

function faultsOfPage(page: unknown): PageIssue[] {
  const parsed = pageSchema.safeParse(page)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) =>
    fault(pathOf(issue.path), describeIssue(issue, valueAt(page, issue.path))),
  )
}

function faultsOfSections(sections: unknown): PageIssue[] {
  // What is no list is a fault of the page already.
  if (!Array.isArray(sections)) return []
  if (sections.length > pageLimits.sections) {
    const problem = { kind: 'too-many-sections', sections: sections.length } as const
    return [fault(['sections'], describeProblem(problem))]
  }
  const firsts = new Map<string, number>()
  return sections.flatMap((section: unknown, index) => [
    ...faultsOfSection(section, index),
    ...repeatedId(section, index, firsts),
  ])
}

function faultsOfSection(section: unknown, index: number): PageIssue[] {
  const path: ValuePath = ['sections', index]
  if (!isRecord(section))
    return [fault(path, 'A section is an object: { "type": …, "content": … }.')]
  // A kind that an earlier version could not read is judged by what it was.
  if (isStoredUnknown(section)) return faultsOfSection(section.raw, index)
  const type = typeNameOf(section)
  if (type === undefined) {
    return [fault([...path, 'type'], `The section has no type. ${kindsText()}`)]
  }
  if (!isKnownKind(type)) return [unknownKind([...path, 'type'], type)]
  const content = section['content']
  if (content !== undefined && !isRecord(content)) {
    return [fault([...path, 'content'], 'Expected an object { … }.')]
  }
  const present = readOlderSection(section, index)
  const parsed = sectionModels[type].schema.safeParse(present)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) =>
    fault([...path, ...pathOf(issue.path)], describeIssue(issue, valueAt(present, issue.path))),
  )
}

function unknownKind(path: ValuePath, type: string): PageIssue {
  const message = `'${type.slice(0, 60)}' is no kind of section that is known here. It is kept, and cannot be drawn. ${kindsText()}`
  return { path, message, severity: 'warning' }
}

function kindsText(): string {
  return `Known are ${sectionTypes.join(', ')}.`
}

function repeatedId(section: unknown, index: number, firsts: Map<string, number>): PageIssue[] {
  const id = isRecord(section) ? section['id'] : undefined
  if (typeof id !== 'string' || id === '') return []
  const first = firsts.get(id)
  if (first === undefined) {
    firsts.set(id, index)
    return []
  }
  const message = `Section ${first + 1} has the id '${id.slice(0, 64)}' already; this one will get another.`
  return [{ path: ['sections', index, 'id'], message, severity: 'warning' }]
}

function pathOf(path: readonly PropertyKey[]): ValuePath {
  return path.map((key) => (typeof key === 'number' ? key : String(key)))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}
