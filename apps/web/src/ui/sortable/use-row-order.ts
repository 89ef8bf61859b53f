import { useState } from 'react'

import { followOrder, type RowOrder } from './row-order.ts'

/** Tracks the order of rows across renders: see `followOrder`. */
export function useRowOrder(keys: readonly string[]): RowOrder {
  const [order, setOrder] = useState<RowOrder>({ keys, renewed: noRenewals })
  const isSame =
    keys.length === order.keys.length && keys.every((key, index) => key === order.keys[index])
  if (isSame) return order
  const followed = followOrder(order, keys)
  setOrder(followed)
  return followed
}

const noRenewals: ReadonlyMap<string, number> = new Map()
