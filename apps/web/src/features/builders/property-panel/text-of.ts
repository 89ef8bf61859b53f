/** A value as text; nothing where it is something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
