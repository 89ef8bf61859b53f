import { Save } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'

type FloatingSaveProps = { isSaving: boolean; onSave: () => void }

/** On small screens the toolbar scrolls away; saving stays within the thumb's reach (spec 3, 2.5), and covers no other button. */
export function FloatingSave({ isSaving, onSave }: FloatingSaveProps) {
  return (
    <div
      data-action-bar
      className="sticky bottom-(--foot) z-30 border-t border-line bg-ground px-4 py-3 sm:hidden"
    >
      <Button isBusy={isSaving} onClick={onSave} className="w-full">
        {!isSaving && <Save aria-hidden size={18} />}
        Save Page
      </Button>
    </div>
  )
}
