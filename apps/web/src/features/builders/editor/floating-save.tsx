import { Save } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'

type FloatingSaveProps = { label: string; isSaving: boolean; onSave: () => void }

/** The save button on phones, whose toolbar has no room for it (spec 3, 2.5). */
export function FloatingSave({ label, isSaving, onSave }: FloatingSaveProps) {
  return (
    <div data-action-bar className="border-t border-line bg-ground px-4 py-2 sm:hidden">
      <Button isBusy={isSaving} onClick={onSave} className="w-full">
        {!isSaving && <Save aria-hidden size={18} />}
        {label}
      </Button>
    </div>
  )
}
