import { createTransport } from 'nodemailer'

import type { EmailSender } from './email.ts'

/** Live adapter: any SMTP server, addressed as smtp://user:password@host:port. */
export function createSmtpEmail({ url, from }: { url: string; from: string }): EmailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    kind: 'live',
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
