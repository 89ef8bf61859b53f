import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Container = Record<PropertyKey, unknown>

/** A value with more separate faults than this is not worth repairing. */
const largestRepairCount = 200

/**
 * Makes a stored value valid by shortening what is too long and dropping what is invalid, so that one bad entry does
 * not make the rest unreadable. Returns null if a required part is missing or the value cannot be repaired.
 */
export function repairToSchema<T>(schema: z.ZodType<T>, value: unknown): T | null {
  let parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const root = { value: structuredClone(value) }
  for (let count = 0; count < largestRepairCount && !parsed.success; count += 1) {
    const [issue] = parsed.error.issues
    if (issue === undefined || !repairIssue(root, issue)) return null
    parsed = schema.safeParse(root.value)
  }
  return parsed.success ? parsed.data : null
}

/** False if nothing is left to drop but the value itself. */
function repairIssue(root: { value: unknown }, issue: Issue): boolean {
  const path = ['value', ...issue.path]
  const containers = findContainers(root, path)
  const depth = containers.length - 1
  const container = containers[depth]
  const key = path[depth]
  if (container === undefined || key === undefined) return false
  const found = container[key]
  if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
    if (Array.isArray(found) || typeof found === 'string') {
      container[key] = found.slice(0, issue.maximum)
      return true
    }
  }
  // An absent required value makes its container invalid.
  const [dropDepth, dropKey] = found === undefined ? [depth - 1, path[depth - 1]] : [depth, key]
  const parent = containers[dropDepth]
  if (parent === undefined || dropKey === undefined || dropDepth === 0) return false
  if (Array.isArray(parent)) parent.splice(Number(dropKey), 1)
  else delete parent[dropKey]
  return true
}

/** The containers along a path, as far as it exists; each holds the path's key of the same index. */
function findContainers(root: Container, path: readonly PropertyKey[]): Container[] {
  const containers = [root]
  for (const key of path.slice(0, -1)) {
    const next = containers.at(-1)?.[key]
    if (typeof next !== 'object' || next === null) break
    containers.push(next as Container)
  }
  return containers
}
