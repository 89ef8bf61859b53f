import { apiErrorSchema, fillFollowUp, type Funnel, type TestEmail } from '@wildpath/contract'

import { sampleWords } from './sample-words.ts'

/** What POST /api/send-email gets (spec 2, section 7); the slots are filled with a sample visitor's words. */
export function testEmailOf(
  funnel: Pick<Funnel, 'title' | 'business_info'>,
  first: string,
  to: string,
): TestEmail {
  const { subject, body } = fillFollowUp(first, sampleWords(funnel.business_info))
  const text = `Subject: ${subject}\n\n${body}`
  return {
    to,
    subject: `Test Email: ${funnel.title} Follow-up`,
    text,
    html: escapeHtml(text).replaceAll('\n', '<br>'),
  }
}

/** What the server said, in its own words, whether it spoke our JSON or not. */
export function serverText(body: string): string {
  try {
    return apiErrorSchema.parse(JSON.parse(body)).error.message
  } catch {
    return body.trim()
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
