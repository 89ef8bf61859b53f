import type { PagePictures } from '@wildpath/page/media'
import type { PageStyle } from '@wildpath/page/document'
import { themeLook } from '@wildpath/page/themes'

import { ColourInput } from '../../../entities/page/colour-input/colour-input.tsx'
import { ColoursFromPicture } from './colours-from-picture.tsx'
import { BackToTheme } from './back-to-theme.tsx'
import type { useBrandingForm } from './use-branding-form.ts'

const colours = [
  { name: 'primary_color', label: 'Primary color', ofTheme: 'primary' },
  { name: 'secondary_color', label: 'Secondary color', ofTheme: 'secondary' },
] as const

type ColorFieldsProps = {
  branding: ReturnType<typeof useBrandingForm>
  /** The photos of the page. */
  pictures: PagePictures
  style: PageStyle
}

/** Edits the page's colors. Colors that were never chosen come from the theme. */
export function ColorFields({ branding, pictures, style }: ColorFieldsProps) {
  const { form, faults, edit } = branding
  const look = themeLook(style.theme)

  return (
    <div className="flex min-w-0 flex-col gap-5">
      {colours.map(({ name, label, ofTheme }) => (
        <div key={name} className="flex flex-col items-start gap-1 *:w-full">
          <ColourInput
            label={label}
            isHexOnly
            value={form[name] ?? look.colours[ofTheme]}
            error={faults[name]}
            // Shown in both states, so that the swatches below it keep their place.
            hint={form[name] === undefined ? `From the ${look.name} design.` : 'Your own color.'}
            onChange={(colour) => edit({ [name]: colour })}
            onCommit={() => {}}
          />
          {form[name] !== undefined && (
            <BackToTheme onPress={() => edit({ [name]: undefined })} of={label} />
          )}
        </div>
      ))}
      <ColoursFromPicture
        logo={faults.logo_url === undefined ? form.logo_url : ''}
        pictures={pictures}
        theme={style.theme}
        onColours={({ primary, secondary }) =>
          edit({ primary_color: primary, secondary_color: secondary })
        }
      />
    </div>
  )
}
