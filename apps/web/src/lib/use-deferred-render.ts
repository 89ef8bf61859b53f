import { startTransition, useEffect, useState } from 'react'

/** The value, once what else changed with it is painted: for parts that are slow to draw and can wait. */
export function useDeferredRender<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => startTransition(() => setShown(value)), [value])
  return shown
}
