import type { Funnel } from '@wildpath/contract'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PagePartsChoice } from './page-parts-choice.tsx'
import { partText } from './part-text.ts'
import {
  type ContentPart,
  contentParts,
  firstChoice,
  pagePartNames,
  type RegenerationChoice,
} from './regeneration-choice.ts'

type RegenerateDialogProps = {
  funnel: Funnel
  onClose: () => void
  onRegenerate: (choice: RegenerationChoice) => void
}

/** What is to be written anew; nothing is replaced that was not chosen here. */
export function RegenerateDialog({ funnel, onClose, onRegenerate }: RegenerateDialogProps) {
  const [choice, setChoice] = useState(() => firstChoice(funnel.generated_content))
  const left = funnel.regenerations_left
  const isPageChosen = choice.parts.has('landing_page')

  const chosenPageParts = choice.pageParts ?? new Set(pagePartNames)
  const isPartial = chosenPageParts.size < pagePartNames.length
  const isEmpty =
    choice.parts.size === 0 ||
    (choice.parts.size === 1 && isPageChosen && chosenPageParts.size === 0)

  function handleToggle(part: ContentPart) {
    const parts = new Set(choice.parts)
    if (!parts.delete(part)) parts.add(part)
    setChoice({ ...choice, parts })
  }

  function handleChoose(parts: readonly ContentPart[]) {
    setChoice({ ...choice, parts: new Set(parts) })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="What shall be written anew?"
      description="Your answers are saved with it. Whatever is not ticked stays as it is, and you can undo the rest afterwards."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isEmpty} onClick={() => onRegenerate(choice)}>
            <Sparkles aria-hidden size={18} />
            Regenerate
          </Button>
        </>
      }
    >
      {funnel.pageBuilderData !== null && (
        <Notice tone="lake">Text that you edited on the page itself stays as it is.</Notice>
      )}
      <fieldset className="mt-2 min-w-0">
        <legend className="sr-only">Parts to write anew</legend>
        <div className="mb-2 flex gap-2">
          <Button variant="secondary" size="small" onClick={() => handleChoose(contentParts)}>
            All
          </Button>
          <Button variant="secondary" size="small" onClick={() => handleChoose([])}>
            None
          </Button>
        </div>
        {contentParts.map((part) => (
          <div key={part}>
            <CheckboxField
              {...partText(part, funnel.generated_content)}
              checked={choice.parts.has(part)}
              onChange={() => handleToggle(part)}
            />
            {part === 'landing_page' && (
              <div className="ml-8">
                <PagePartsChoice
                  isPageChosen={isPageChosen}
                  chosen={chosenPageParts}
                  onChange={(chosen) => setChoice({ ...choice, pageParts: chosen })}
                />
                <CheckboxField
                  label="Keep the design and pictures"
                  disabled={!isPageChosen || isPartial}
                  checked={choice.keepsLook || isPartial}
                  onChange={({ target }) => setChoice({ ...choice, keepsLook: target.checked })}
                />
              </div>
            )}
          </div>
        ))}
      </fieldset>
      {left !== null && (
        <p className="mt-3 border-t border-line pt-3 text-note text-quiet">
          Your plan lets you do this {left === 1 ? 'once more' : `${left} more times`} for this
          adventure.
        </p>
      )}
    </Dialog>
  )
}
