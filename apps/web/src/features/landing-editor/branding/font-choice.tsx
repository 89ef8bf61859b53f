import { fontFamilies, type FontFamily } from '@wildpath/page/document'
import { brandFontFaces, fontStack } from '@wildpath/page/fields'
import { useId } from 'react'

import { shownBranding } from './branding-form.ts'

type FontChoiceProps = {
  value: FontFamily | undefined
  hint: string
  onChange: (family: FontFamily) => void
}

/** The eight fonts, each in its own face. */
export function FontChoice({ value, hint, onChange }: FontChoiceProps) {
  const name = useId()
  const shown = value ?? shownBranding.font

  return (
    <fieldset aria-describedby={`${name}-hint`} className="min-w-0">
      <style>{brandFontFaces()}</style>
      <legend className="mb-1.5 text-note font-semibold">Font</legend>
      <div className="grid grid-cols-2 gap-2">
        {fontFamilies.map((family) => (
          <label
            key={family}
            className="flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-field px-3 py-1.5 hover:border-quiet has-checked:border-fern has-checked:bg-fern-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lantern"
            style={{ fontFamily: fontStack(family) }}
          >
            <input
              type="radio"
              name={name}
              value={family}
              checked={family === shown}
              onChange={() => onChange(family)}
              // The font that is only shown becomes the chosen one by pressing it.
              onClick={() => onChange(family)}
              className="sr-only"
            />
            {family}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="mt-1.5 text-note text-quiet">
        {hint}
      </p>
    </fieldset>
  )
}
