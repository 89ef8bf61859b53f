import { Save } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'

type FloatingSaveProps = {
  isShown: boolean
  label: string
  isSaving: boolean
  onSave: () => void
}

/** The save button on phones, whose toolbar has no room for it (spec 3, 2.5). */
export function FloatingSave({ isShown, label, isSaving, onSave }: FloatingSaveProps) {
  return (
    // Always rendered, because the browser would restyle the whole editor if it became the last child.
    <div className="sm:hidden">
      {isShown && (
        <div className="sticky bottom-0 border-t border-line bg-ground px-4 py-2">
          <Button isBusy={isSaving} onClick={onSave} className="w-full">
            {!isSaving && <Save aria-hidden size={18} />}
            {label}
          </Button>
        </div>
      )}
    </div>
  )
}
