import type { RewriteInstruction } from '@wildpath/contract'

export const instructionLabels: Record<RewriteInstruction, string> = {
  shorter: 'Shorter',
  warmer: 'Warmer',
  plainer: 'Plainer',
  families: 'For families',
  groups: 'For groups',
  beginners: 'For beginners',
}
