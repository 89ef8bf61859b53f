import { RefreshCw } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { whenIdle } from '../lib/when-idle.ts'
import { Button } from './button.tsx'
import { MissingPart } from './missing-part.tsx'
import { Notice } from './notice.tsx'
import { notifyCustom } from './notify.ts'

/** What a dialog has, and a part within the page has not. */
type DialogProps = { isOpen?: boolean; onClose?: () => void }

type LazyOptions = {
  /** Shown while the code loads. */
  loading?: ReactNode
  /** Loads the code when the browser is idle. If loading fails, retries when the network returns. */
  isDeferred?: boolean
}

/**
 * A component whose code comes when it is first shown, or by `preload()`, which never rejects and answers
 * null where the code could not be had. A miss is not remembered: the next try fetches again. A dialog
 * (with `onClose`) whose code does not come says so in a toast and closes; any other part says so in its
 * place. Unlike React's `lazy`, a miss takes nothing else off the screen.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, isDeferred = false }: LazyOptions = {},
) {
  let loaded: ComponentType<Props> | null = null
  let underWay: Promise<ComponentType<Props> | null> | null = null

  async function attempt(): Promise<ComponentType<Props> | null> {
    try {
      loaded = await load()
    } catch {
      // It answers null; whoever wanted to see the part tells the person.
    }
    underWay = null
    return loaded
  }

  function preload(): Promise<ComponentType<Props> | null> {
    if (loaded !== null) return Promise.resolve(loaded)
    underWay ??= attempt()
    return underWay
  }

  function LazyComponent(props: Props & DialogProps) {
    const { isOpen = true, onClose } = props
    const [Part, setPart] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)
    const isWanted = isOpen && Part === null && !isMissing

    const handleAnswer = useEffectEvent((answer: ComponentType<Props> | null) => {
      if (answer !== null) return setPart(() => answer)
      if (onClose === undefined) return setMissing(true)
      notifyCustom(<MissingPart />, { id: 'missing-part', durationMs: Infinity })
      onClose()
    })

    useEffect(() => {
      if (!isWanted) return
      let isGone = false
      const begin = () =>
        void preload().then((answer) => {
          if (!isGone) handleAnswer(answer)
        })
      const stop = isDeferred ? whenIdle(begin) : begin()
      return () => {
        isGone = true
        stop?.()
      }
    }, [isWanted])

    useEffect(() => {
      if (!isMissing || !isDeferred) return
      const retry = () => setMissing(false)
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [isMissing])

    if (Part !== null) return <Part {...props} />
    if (isMissing) return <LazyFailure onRetry={() => setMissing(false)} />
    return isOpen ? loading : null
  }

  return Object.assign(LazyComponent, { preload })
}

function LazyFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="clay">
      <MissingPart>
        <Button size="small" variant="quiet" onClick={onRetry}>
          <RefreshCw aria-hidden size={16} />
          Try Again
        </Button>
      </MissingPart>
    </Notice>
  )
}
