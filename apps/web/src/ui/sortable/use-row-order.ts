import { useState } from 'react'

import { followOrder, type RowOrder } from './row-order.ts'

/** Returns the order of rows with these keys, as it developed since the first drawing. */
export function useRowOrder(keys: readonly string[]): RowOrder {
  const [order, setOrder] = useState<RowOrder>({ keys, renewed: noneRenewed })
  const isSame =
    keys.length === order.keys.length && keys.every((key, index) => key === order.keys[index])
  if (isSame) return order
  const followed = followOrder(order, keys)
  setOrder(followed)
  return followed
}

const noneRenewed: ReadonlyMap<string, number> = new Map()
