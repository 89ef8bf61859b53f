import { useState } from 'react'

import { firstRowKeys, followRowKeys, type RowKeys } from './row-keys.ts'

/** Keys of the entries as they are now; `next` is the key that the next new entry will get. */
export function useRowKeys(entries: readonly unknown[]): RowKeys {
  const [known, setKnown] = useState(() => firstRowKeys(entries))
  if (known.entries === entries) return known
  const followed = followRowKeys(known, entries)
  setKnown(followed)
  return followed
}
