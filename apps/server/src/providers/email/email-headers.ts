import type { Email } from './email.ts'

/** What a header may not hold, whoever wrote it: line breaks and other controls. */
// oxlint-disable-next-line no-control-regex -- removing control characters is this expression's purpose
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g

/** A value of one line, as it stands in a header. */
export function headerLine(value: string): string {
  return value.replace(controls, ' ').trim()
}

/** A name beside an address: without what would end it there or make it look like one. */
export function displayName(name: string): string {
  return headerLine(name)
    .replace(/["<>\\@\s]+/g, ' ')
    .trim()
}

/** The headers beside From, To and Subject. */
export function furtherHeaders({ replyTo, unsubscribeUrl }: Email): Record<string, string> {
  return {
    ...(replyTo !== undefined && { 'Reply-To': headerLine(replyTo) }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${headerLine(unsubscribeUrl)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
