import { describe } from 'vitest'

import type { Email } from './email.ts'
import { emailContract } from './email-contract.ts'
import { createSandboxEmail } from './sandbox-email.ts'

describe('the outbox as a sender', () => {
  emailContract(async () => {
    const kept: Email[] = []
    const email = createSandboxEmail({ add: async (message) => void kept.push(message) })
    return { email, received: async () => kept }
  })
})
