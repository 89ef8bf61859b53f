/** The query with one part of it changed; empty takes it out, and everything else stays. */
export function withSearchParam(
  params: URLSearchParams,
  name: string,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
