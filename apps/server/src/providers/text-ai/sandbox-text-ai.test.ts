import { afterAll, describe } from 'vitest'

import { openCopywriter } from '../../copywriter-pool/index.ts'
import { createSandboxTextAi } from './sandbox-text-ai.ts'
import { textAiContract } from './text-ai-contract.ts'

describe('the built-in copywriter as a writer', () => {
  const copywriter = openCopywriter()
  afterAll(copywriter.stop)
  textAiContract(async () => createSandboxTextAi(copywriter))
})
