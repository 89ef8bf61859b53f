import type { Conversions } from './conversions.ts'
import { metaEvent } from './meta-event.ts'

/** Tells nobody: answers what Meta would have got, to be kept and shown as such. */
export function createSandboxConversions(): Conversions {
  return {
    kind: 'sandbox',
    send: async (conversion) => ({ ok: true, body: metaEvent(conversion) }),
  }
}
