import { startMailServer } from './mail-server.ts'
import { startTestProduct } from './test-product.ts'

export type MailedProduct = Awaited<ReturnType<typeof startMailedProduct>>

/** A product whose mail arrives at a mail server of its own, and whose time passes when it is told to. */
export async function startMailedProduct() {
  let time = new Date('2026-03-02T10:00:00Z')
  const now = () => time
  const mailServer = await startMailServer()
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'mail@wildpath.example' }
  const product = await startTestProduct(environment, undefined, now)
  return {
    product,
    mailServer,
    environment,
    now,
    /** Lets time pass and the worker do what is due then. */
    async pass(ms: number): Promise<void> {
      time = new Date(time.getTime() + ms)
      await product.turnJobs()
    },
    /** The ids of the messages that arrived at an address. */
    messagesTo: (address: string) =>
      mailServer.mailsTo(address).map(({ headers }) => headers['message-id']),
    async stop(): Promise<void> {
      await product.stop()
      await mailServer.stop()
    },
  }
}
