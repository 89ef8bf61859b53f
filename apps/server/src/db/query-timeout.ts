/** Whether a statement was given up because no answer came, which the driver tells by its message only. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
