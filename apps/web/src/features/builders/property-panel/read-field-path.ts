import type { FieldPath } from '@wildpath/page/edit'

/** Reads a path that is written as a text, such as 'content.items.0.title'. */
export function readFieldPath(text: string): FieldPath {
  return text.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
