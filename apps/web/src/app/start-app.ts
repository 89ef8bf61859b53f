import { askAhead } from './ask-ahead.ts'
import { holdIdleWork } from '../lib/when-idle.ts'
import { createQueryClient } from './query-client.ts'
import { changeUser } from '../entities/person/session.ts'
import { createRouter } from './router.tsx'
import { createSessionHint } from './session-hint.ts'

/**
 * How long nothing is drawn yet while the first screen comes, in milliseconds: a loading screen that is gone
 * at once costs more than it tells.
 */
const patienceMs = 300

/** Asks for what the first screen needs. `isReady` resolves when that is there, or has taken too long. */
export function startApp() {
  const queryClient = createQueryClient({ onSessionExpired: () => changeUser(queryClient, null) })
  const answers = askAhead({
    client: queryClient,
    path: window.location.pathname,
    hint: createSessionHint(() => localStorage),
  })
  const router = createRouter()
  const screen = new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve()
    router.subscribe(look)
    look()
  })
  const isUsable = Promise.all([...answers, screen])
  let isLoading = true
  void isUsable.finally(() => (isLoading = false))
  holdIdleWork(() => isLoading || queryClient.isFetching() > 0)
  const isReady = Promise.race([
    isUsable,
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  return { queryClient, router, isReady }
}
