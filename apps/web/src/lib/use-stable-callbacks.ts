import { useLayoutEffect, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** The same functions at every drawing, which do what those of the last drawing do. */
export function useStableCallbacks<Actions extends Functions>(actions: Actions): Actions {
  const [steady] = useState(() => createSteady(actions))
  useLayoutEffect(() => steady.follow(actions))
  return steady.actions
}

function createSteady<Actions extends Functions>(first: Actions) {
  let latest = first
  const names = Object.keys(first)
  const actions = names.map((name) => [name, (...args: never[]) => latest[name]?.(...args)])
  return {
    actions: Object.fromEntries(actions) as Actions,
    follow(next: Actions) {
      latest = next
    },
  }
}
