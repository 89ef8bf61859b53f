import { Save } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'

type FloatingSaveProps = { isSaving: boolean; onSave: () => void }

/** On small screens the toolbar scrolls away; saving stays within the thumb's reach (spec 3, 2.5). */
export function FloatingSave({ isSaving, onSave }: FloatingSaveProps) {
  return (
    <div className="fixed right-4 bottom-4 z-30 sm:hidden">
      <Button isBusy={isSaving} onClick={onSave} className="shadow-high">
        {!isSaving && <Save aria-hidden size={18} />}
        Save Page
      </Button>
    </div>
  )
}
