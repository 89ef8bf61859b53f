import { generationStages } from '@wildpath/contract'

import { writeFunnelCopy } from '../../copywriter/index.ts'
import type { TextAi } from './text-ai.ts'

/** Sandbox adapter: the built-in copywriter. It needs no network and does not fail. */
export function createSandboxTextAi(): TextAi {
  return {
    kind: 'sandbox',
    async writeCopy({ business, seed, createdAt }, { signal, onStage }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      for (const stage of generationStages) onStage(stage)
      const content = writeFunnelCopy(
        {
          businessName: business.business_name,
          industry: business.industry,
          productService: business.product_service,
          mainOffer: business.main_offer,
          targetCustomer: business.target_customer,
          brandTone: business.brand_tone,
        },
        { seed, createdAt },
      )
      return { ok: true, content }
    },
  }
}
