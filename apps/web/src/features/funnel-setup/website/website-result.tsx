import { Undo2 } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { resultText } from './result-text.ts'
import { siteName } from '../../../entities/website/site-name.ts'
import type { WebsiteFound } from './website-start.ts'

type WebsiteResultProps = { found: WebsiteFound | null; isUndone: boolean; onUndo: () => void }

/** What a website gave, with the way back. */
export function WebsiteResult({ found, isUndone, onUndo }: WebsiteResultProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {found !== null && (
        <Notice
          tone="fern"
          title={`Read: ${siteName(found.address)}`}
          action={
            <Button size="small" variant="secondary" onClick={onUndo}>
              <Undo2 aria-hidden size={16} />
              Undo
            </Button>
          }
        >
          {resultText(found)}
        </Notice>
      )}
      {found === null && isUndone && (
        <p className="text-note text-quiet">
          Taken out again. The answers are as they were; what you corrected yourself has stayed.
        </p>
      )}
    </div>
  )
}
