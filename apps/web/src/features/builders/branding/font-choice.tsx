import {
  fontFamilies,
  type FontFamily,
  brandFontFaces,
  type themeLook,
  fontStack,
} from '@wildpath/page/themes'
import { useId } from 'react'

import { BackToTheme } from './back-to-theme.tsx'

type FontChoiceProps = {
  value: FontFamily | undefined
  look: ReturnType<typeof themeLook>
  onChange: (family: FontFamily | undefined) => void
}

/** The eight fonts, each in its own face; none is chosen while the page's theme decides. */
export function FontChoice({ value, look, onChange }: FontChoiceProps) {
  const name = useId()
  const isThemes = value === undefined

  return (
    <div>
      <fieldset aria-describedby={`${name}-hint`} className="min-w-0">
        <style>{brandFontFaces()}</style>
        <legend className="mb-1.5 text-note font-semibold">Font</legend>
        <div className="grid grid-cols-2 gap-2">
          {fontFamilies.map((family) => (
            <label
              key={family}
              className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-2 rounded-control border border-edge bg-field px-3 py-1.5 hover:border-quiet has-checked:border-fern has-checked:bg-fern-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lantern"
              style={{ fontFamily: fontStack(family) }}
            >
              <input
                type="radio"
                name={name}
                value={family}
                checked={family === value}
                onChange={() => onChange(family)}
                className="sr-only"
              />
              {family}
              {isThemes && family === look.font && (
                <span className="font-sans text-note font-semibold text-fern">In use</span>
              )}
            </label>
          ))}
        </div>
        <p id={`${name}-hint`} className="mt-1.5 text-note text-quiet">
          {isThemes
            ? `The ${look.name} design uses ${look.font} for headings. Choose a font to replace it.`
            : 'Used for headings, and for body text if the font suits it.'}
        </p>
      </fieldset>
      {!isThemes && <BackToTheme onPress={() => onChange(undefined)} of="Font" />}
    </div>
  )
}
