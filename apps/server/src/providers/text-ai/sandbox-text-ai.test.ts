import { describe } from 'vitest'

import { createSandboxTextAi } from './sandbox-text-ai.ts'
import { textAiContract } from './text-ai-contract.ts'

describe('the built-in copywriter as a writer', () => {
  textAiContract(async () => createSandboxTextAi())
})
