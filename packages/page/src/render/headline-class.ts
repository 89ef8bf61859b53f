/** Characters beyond which a headline is set smaller, so that what follows stays in sight. */
const longHeadline = 64

/** Class of a headline: long ones are set smaller. */
export function headlineClass(headline: string): 'pg-long' | undefined {
  return headline.length > longHeadline ? 'pg-long' : undefined
}
