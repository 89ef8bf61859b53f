import type { RewriteWish } from '@wildpath/contract'

export const instructionLabels: Record<RewriteWish, string> = {
  shorter: 'Shorter',
  warmer: 'Warmer',
  plainer: 'Plainer',
  families: 'For families',
  groups: 'For groups',
  beginners: 'For beginners',
}
