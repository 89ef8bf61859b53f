import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { reloadPage } from '../lib/reload-page.ts'
import { Button } from './button.tsx'

/** Explains that code could not be loaded, and reloads the page: the server has only the code of its own version. */
export function MissingPart({ children }: { children?: ReactNode }) {
  const [state, setState] = useState<'idle' | 'busy' | 'unreachable'>('idle')

  async function handleReload() {
    setState('busy')
    if (!(await reloadPage())) setState('unreachable')
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-note">
      <p aria-live="polite" className="min-w-0 flex-1 basis-48">
        {state === 'unreachable'
          ? 'We can’t reach the server. Check your connection and try again.'
          : 'This part could not be loaded. You may be offline, or Wildpath was just updated. Reload to continue; your edits on this device are kept.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          isBusy={state === 'busy'}
          onClick={() => void handleReload()}
        >
          <RotateCw aria-hidden size={16} />
          Reload
        </Button>
        {children}
      </div>
    </div>
  )
}
