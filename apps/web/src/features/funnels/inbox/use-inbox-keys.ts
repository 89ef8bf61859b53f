import type { KeyboardEvent } from 'react'

import { neighbourKey, stepTo } from '../../../lib/list-steps.ts'
import { shortcutKey } from '../../../lib/shortcut-key.ts'

type InboxKeys = {
  ids: readonly string[]
  openId: string | null
  onOpen: (id: string) => void
  onClose: () => void
  onClear: () => void
}

/** Escape closes the open lead and then clears the selection; in the open lead, j and k go on to others. */
export function useInboxKeys({ ids, openId, ...on }: InboxKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isElsewhere(event)) return
    if (event.key === 'Escape') return openId === null ? on.onClear() : on.onClose()
    const key = shortcutKey(event)
    const isLetter = key === 'j' || key === 'k'
    if (openId === null || !isLetter || isInList(event.target) || isTyping(event.target)) return
    const next = stepTo(ids, openId, neighbourKey(key))
    if (next !== null) on.onOpen(next)
  }
}

/** React hands on what happens in dialogs and menus too, although they stand elsewhere in the page. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('[role=dialog], [role=menu]') !== null
}

function isInList(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['lead'] !== undefined
}

/** Letters belong to what is typed. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null
  )
}
