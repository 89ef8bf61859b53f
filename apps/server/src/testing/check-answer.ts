import { api } from '@wildpath/contract'

const endpoints = Object.entries(api).map(([name, { method, path, answer }]) => ({
  name,
  method,
  answer,
  pattern: new URLPattern({ pathname: path }),
}))

/** Throws if a successful answer does not match its endpoint: browsers do not check it again. */
export async function checkAnswer(method: string, response: Response): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  if (!response.ok || !isJson) return
  const matches = endpoints.filter(
    (endpoint) => endpoint.method === method && endpoint.pattern.test(response.url),
  )
  // `/api/leads/:id` also matches `/api/leads/bulk`.
  const found = matches.find(({ pattern }) => !pattern.pathname.includes(':')) ?? matches[0]
  const parsed = found?.answer.safeParse(await response.clone().json())
  if (parsed?.success === false) {
    throw new Error(`${found?.name} returned what its schema rejects: ${parsed.error.message}`)
  }
}
