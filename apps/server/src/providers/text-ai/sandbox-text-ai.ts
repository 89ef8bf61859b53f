import { generationStages } from '@wildpath/contract'

import { writeFunnelCopy } from '../../copywriter/index.ts'
import { briefOf } from './brief-of.ts'
import type { TextAi } from './text-ai.ts'

/** Sandbox adapter: the built-in copywriter. It needs no network and does not fail. */
export function createSandboxTextAi(): TextAi {
  return {
    kind: 'sandbox',
    async writeCopy({ business, seed, createdAt }, { signal, onStage }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      for (const stage of generationStages) onStage(stage)
      return { ok: true, content: writeFunnelCopy(briefOf(business), { seed, createdAt }) }
    },
  }
}
