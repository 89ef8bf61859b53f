import type { Control } from 'react-hook-form'

import type { BusinessFormValues } from './business-form-values.ts'
import { PreviewDocument } from './preview-document.tsx'

/** The preview beside the form, where there is a column for it. */
export function LivePreview({ control }: { control: Control<BusinessFormValues> }) {
  return (
    <section
      aria-labelledby="live-preview"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-low max-lg:hidden"
    >
      <h2
        id="live-preview"
        className="border-b border-line px-5 py-3 font-sans text-note font-semibold tracking-normal"
      >
        Preview of your answers
      </h2>
      <PreviewDocument control={control} />
    </section>
  )
}
