import { generationStages } from '@wildpath/contract'
import { briefOf } from '@wildpath/copywriter/brief'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { TextAi } from './text-ai.ts'

/** Sandbox adapter: the built-in copywriter. It needs no network. */
export function createSandboxTextAi(copywriter: Copywriter): TextAi {
  return {
    kind: 'sandbox',
    async writeCopy({ business, facts, seed, createdAt }, { signal, onStage }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      for (const stage of generationStages) onStage(stage)
      const brief = briefOf(business, facts)
      const written = await copywriter.write({ brief, seed, createdAt }, signal)
      return written.ok ? { ok: true, content: written.value } : written
    },
    async rewrite({ business, facts, instruction, texts }, { signal }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      if (typeof instruction !== 'string') {
        return {
          ok: false,
          failure: { kind: 'failed', reason: 'a free instruction needs a model' },
        }
      }
      const brief = briefOf(business, facts)
      const rewritten = await copywriter.run('rewrite', { texts, instruction, brief }, signal)
      return rewritten.ok ? { ok: true, texts: rewritten.value } : rewritten
    },
  }
}
