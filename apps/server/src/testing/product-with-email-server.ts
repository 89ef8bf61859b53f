import { startEmailServer } from './email-server.ts'
import { startTestProduct } from './test-product.ts'

export type ProductWithEmailServer = Awaited<ReturnType<typeof startProductWithEmailServer>>

/** A product whose mail arrives at a mail server of its own, and whose time passes when it is told to. */
export async function startProductWithEmailServer(further: Record<string, string> = {}) {
  let time = new Date('2026-03-02T10:00:00Z')
  const now = () => time
  const emailServer = await startEmailServer()
  const environment: Record<string, string> = {
    SMTP_URL: emailServer.url,
    MAIL_FROM: 'mail@wildpath.example',
    ...further,
  }
  const product = await startTestProduct(environment, undefined, now)
  return {
    product,
    emailServer,
    environment,
    now,
    /** Lets time pass and the worker do what is due then. */
    async pass(ms: number): Promise<void> {
      time = new Date(time.getTime() + ms)
      await product.runJobs()
    },
    /** The ids of the messages that arrived at an address. */
    messagesTo: (address: string) =>
      emailServer.mailsTo(address).map(({ headers }) => headers['message-id']),
    async stop(): Promise<void> {
      await product.stop()
      await emailServer.stop()
    },
  }
}
