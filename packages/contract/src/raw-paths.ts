import type { LeadFilter } from './lead.ts'

/** Answers the leads that the filter matches as a UTF-8 CSV file with a byte order mark, not JSON. */
export function leadsCsvPath(filter: Partial<LeadFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, value)
  }
  return query.size === 0 ? '/api/leads.csv' : `/api/leads.csv?${query.toString()}`
}

/** Answers the public page as a file that works by itself: HTML, or a zip when its pictures are large. */
export function pageExportPath(funnelId: string): string {
  return `/api/funnels/${funnelId}/export`
}

/** Answers the ads as one of the files of `uploadFiles`; `file` is its name. */
export function adExportPath(funnelId: string, file: string): string {
  return `/api/funnels/${funnelId}/ads/${file}`
}

/** Answers a JSON file of everything that belongs to the signed-in person. */
export const accountExportPath = '/api/account/export'

/** Where the payment provider sends its signed events. */
export const paymentWebhookPath = '/api/webhooks/payments'

/** Where a mail service hands over messages to the bounce domain, as they arrived. */
export const bounceWebhookPath = '/api/webhooks/bounces'
