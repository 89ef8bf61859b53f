/** A form as Stripe reads it: `items[0][price]` is a path. */
export type Form = Record<string, string>

/** Keys are kept as they came. */
export function readForm(body: string): Form {
  return Object.fromEntries(new URLSearchParams(body))
}

/** What is below `prefix`: `metadata[userId]=1` is `{ userId: '1' }` below 'metadata'. */
export function below(form: Form, prefix: string): Form {
  const entries = Object.entries(form).flatMap(([key, value]) => {
    const name = key.startsWith(`${prefix}[`) ? key.slice(prefix.length + 1, -1) : null
    return name === null || name.includes('[') ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

export type Route = (parameters: readonly string[], form: Form) => unknown

/** Finds 'POST /v1/subscriptions/:id' for a request. */
export function findPath(
  routes: Record<string, Route>,
  method: string,
  path: string,
): { route: Route; parameters: string[] } | null {
  for (const [name, route] of Object.entries(routes)) {
    const pattern = new RegExp(`^${name.replace(/:\w+/g, '([^/]+)')}$`)
    const match = pattern.exec(`${method} ${path}`)
    if (match !== null) return { route, parameters: match.slice(1).map(decodeURIComponent) }
  }
  return null
}
