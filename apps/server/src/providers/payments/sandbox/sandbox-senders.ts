type Options = {
  /** Sends what a customer's changes left to send. */
  sendOf(customerId: string): Promise<void>
  /** Resolves after this time; replaced in tests. */
  wait(ms: number): Promise<void>
}

export type SandboxSenders = ReturnType<typeof createSandboxSenders>

/** Nobody's page waits longer than this for the webhook; the event arrives all the same. */
const longestWaitMs = 3000

/** One sender for each customer: what changes while it sends is sent by one more round. */
export function createSandboxSenders({ sendOf, wait }: Options) {
  const running = new Map<string, { again: boolean; ended: Promise<void> }>()

  async function work(customerId: string, sender: { again: boolean }): Promise<void> {
    while (sender.again) {
      sender.again = false
      try {
        await sendOf(customerId)
      } catch {
        // Still undelivered in the database: the sandbox's clock sends it again.
      }
    }
    running.delete(customerId)
  }

  return {
    /** Never waited for by a change: whoever asked for it may hold what the webhook needs. */
    send(customerId: string): void {
      const current = running.get(customerId)
      if (current !== undefined) {
        current.again = true
        return
      }
      const sender = { again: true, ended: Promise.resolve() }
      running.set(customerId, sender)
      sender.ended = work(customerId, sender)
    },

    /** Resolves when what this customer's changes had to tell was answered, or after three seconds. */
    async settledFor(customerId: string): Promise<void> {
      const sender = running.get(customerId)
      if (sender !== undefined) await Promise.race([sender.ended, wait(longestWaitMs)])
    },

    /** Resolves when nothing is on its way any more, for anybody. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}
