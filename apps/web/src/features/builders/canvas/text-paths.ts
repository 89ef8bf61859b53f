import type { FieldPath } from '@wildpath/page/edit'

/** Every place in a section's content where exactly this text stands. */
export function textPaths(content: unknown, text: string): FieldPath[] {
  if (content === text) return [[]]
  if (Array.isArray(content)) {
    return content.flatMap((entry, index) => below(entry, index, text))
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => below(value, name, text))
}

function below(value: unknown, step: string | number, text: string): FieldPath[] {
  return textPaths(value, text).map((path) => [step, ...path])
}
