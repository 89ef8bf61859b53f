/**
 * Whether an Accept header names this media type and does not rule it out with 'q=0' (RFC 9110, section 12.5.1).
 * Wildcards name nothing: who takes anything gets what is usual.
 */
export function acceptsType(header: string | undefined, type: string): boolean {
  return (header ?? '').split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
