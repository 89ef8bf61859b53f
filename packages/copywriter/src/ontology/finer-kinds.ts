import { activities, type ActivityKind } from '@wildpath/activities'

import { general } from './general.ts'

type FinerKind = Pick<ActivityKind, 'when' | 'unless'> & {
  /** `trade/kind`; its lines are in `content/trade/kind.md`. */
  key: string
}

/** Kinds of a trade with advice of their own. */
export const finerKinds: readonly FinerKind[] = [...activities, general].flatMap(
  ({ key, kinds = [] }) => kinds.map((kind) => ({ ...kind, key: `${key}/${kind.key}` })),
)

/** The key of the finer kind that the owner's words name; null when they name none. */
export function finerKindOf(tradeKey: string, said: string): string | null {
  const named = finerKinds.find(
    ({ key, when, unless }) =>
      key.startsWith(`${tradeKey}/`) && when.test(said) && unless?.test(said) !== true,
  )
  return named?.key ?? null
}
