import { generationStages } from '@wildpath/contract'

import { briefOf, rewriteTexts, writeFunnelCopy } from '../../copywriter/index.ts'
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
    async rewrite({ business, wish, texts }, { signal }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      if (typeof wish !== 'string') {
        return { ok: false, failure: { kind: 'failed', reason: 'a free wish needs a model' } }
      }
      return { ok: true, texts: rewriteTexts(texts, { wish, business }) }
    },
  }
}
