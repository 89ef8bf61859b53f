import { expect, it } from 'vitest'

import type { Email, EmailSender } from './email.ts'

type Opened = { email: EmailSender; received(): Promise<Email[]> }

/** What every sender promises, live or sandbox. */
export function emailContract(open: () => Promise<Opened>): void {
  it('has the message accepted, as it was written, when send resolves', async () => {
    const { email, received } = await open()
    const message = {
      to: 'ana@example.com',
      subject: 'Grüße vom Fluss',
      text: 'Hello Ana,\n\nsee you – soon.',
    }
    await email.send(message)
    expect(await received()).toEqual([message])
  })

  it('cannot be made to write other headers or to other people', async () => {
    const { email, received } = await open()
    await email.send({
      to: 'ana@example.com',
      subject: 'Hi\r\nBcc: all@example.com',
      text: 'Hello',
    })
    const [message] = await received()
    expect(message?.to).toBe('ana@example.com')
    expect(message?.subject.split(/\r?\n/)).toHaveLength(1)
  })
}
