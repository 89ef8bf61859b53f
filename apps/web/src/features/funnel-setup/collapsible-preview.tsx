import { ChevronDown } from 'lucide-react'
import type { Control } from 'react-hook-form'

import type { BusinessFormValues } from './business-form-values.ts'
import { PreviewDocument } from './preview-document.tsx'

/** The preview where no column is free beside the form: a bar before the submit button. */
export function CollapsiblePreview({ control }: { control: Control<BusinessFormValues> }) {
  return (
    <details className="group overflow-hidden rounded-card border border-line bg-surface shadow-low lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 py-3 text-note font-semibold -outline-offset-2 [&::-webkit-details-marker]:hidden">
        Preview of your answers
        <ChevronDown
          aria-hidden
          size={18}
          className="text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line">
        <PreviewDocument control={control} />
      </div>
    </details>
  )
}
