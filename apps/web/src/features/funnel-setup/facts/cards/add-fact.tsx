import type { FactKind } from '@wildpath/contract'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useStore } from 'zustand'

import { Button } from '../../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { isSingle } from '../editing/fact-changes.ts'
import { factKinds } from '../kinds/fact-kinds.ts'
import type { FactsEditor } from '../editing/facts-editor.ts'

type AddFactProps = {
  editor: FactsEditor
  kinds: readonly FactKind[]
  /** What the kinds have in common, for screen readers. */
  subject: string
  text?: string
}

/** Adds a fact of one of these kinds: at once where there is one, else by choosing it. */
export function AddFact({ editor, kinds, subject, text = 'Add' }: AddFactProps) {
  const known = useStore(editor.store, (state) => state.known)
  const forms = useStore(editor.store, (state) => state.forms)
  const isChosen = useRef(false)
  const addable = kinds.filter(
    (kind) =>
      forms[`new:${kind}`] === undefined &&
      !(isSingle(kind) && known.facts.some((fact) => fact.kind === kind)),
  )
  const [only, ...others] = addable
  if (only === undefined) return null

  const look = { size: 'small', variant: 'quiet', className: 'text-quiet hover:text-ink' } as const
  const label = `Add: ${subject}`
  const face = (
    <>
      <Plus aria-hidden size={16} />
      {text}
    </>
  )
  if (others.length === 0) {
    return (
      <Button {...look} aria-label={label} onClick={() => editor.open(`new:${only}`)}>
        {face}
      </Button>
    )
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button {...look} aria-label={label}>
          {face}
        </Button>
      }
      contentProps={{
        // The form that was chosen has the focus.
        onCloseAutoFocus(event) {
          if (isChosen.current) event.preventDefault()
          isChosen.current = false
        },
      }}
    >
      {addable.map((kind) => (
        <MenuItem
          key={kind}
          onSelect={() => {
            isChosen.current = true
            editor.open(`new:${kind}`)
          }}
        >
          {factKinds[kind].label}
        </MenuItem>
      ))}
    </Menu>
  )
}
