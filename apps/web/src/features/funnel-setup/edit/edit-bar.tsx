import type { Funnel } from '@wildpath/contract'
import { PenLine, Save, Sparkles } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { ChooseEditableButton } from '../../../entities/funnel/choose-editable-button.tsx'

type EditBarProps = {
  /** The adventure that the plan leaves readable only; null while it can be changed. */
  readOnly: Pick<Funnel, 'id' | 'title'> | null
  isDirty: boolean
  isValid: boolean
  isSaving: boolean
  isRegenerating: boolean
  onRegenerate: () => void
}

/** What can be done with the answers, always within reach; one act at a time. */
export function EditBar({
  readOnly,
  isDirty,
  isValid,
  isSaving,
  isRegenerating,
  onRegenerate,
}: EditBarProps) {
  return (
    <div
      data-action-bar
      className="sticky bottom-(--foot) z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ground px-4 py-3 sm:mx-0 sm:mb-4 sm:rounded-card sm:border sm:bg-surface sm:shadow-mid"
    >
      <output className="mr-auto flex items-center gap-2 empty:hidden max-sm:basis-full text-note font-semibold text-lantern">
        {isDirty && (
          <>
            <PenLine aria-hidden size={16} />
            Unsaved changes
          </>
        )}
      </output>
      {readOnly ? (
        <ChooseEditableButton funnel={readOnly} />
      ) : (
        <>
          <Button
            variant="secondary"
            disabled={!isValid || isSaving}
            isBusy={isRegenerating}
            onClick={onRegenerate}
            className="max-sm:grow max-sm:px-3"
          >
            {!isRegenerating && <Sparkles aria-hidden size={18} className="max-sm:hidden" />}
            Regenerate Content
          </Button>
          <Button
            type="submit"
            disabled={!isDirty || !isValid || isRegenerating}
            isBusy={isSaving}
            className="max-sm:grow max-sm:px-3"
          >
            {!isSaving && <Save aria-hidden size={18} className="max-sm:hidden" />}
            Save Changes
          </Button>
        </>
      )}
    </div>
  )
}
