import type { PagePictures } from '@wildpath/page/media'
import type { PageStyle } from '@wildpath/page/document'
import { themeLook } from '@wildpath/page/themes'

import { ColourInput } from '../../../entities/page/colour-input/colour-input.tsx'
import { ColoursFromPicture } from './colours-from-picture.tsx'
import { BackToTheme } from './back-to-theme.tsx'
import { LogoField } from './logo-field.tsx'
import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import type { useBrandingForm } from './use-branding-form.ts'

const colours = [
  { name: 'primary_color', label: 'Primary color', ofTheme: 'primary' },
  { name: 'secondary_color', label: 'Secondary color', ofTheme: 'secondary' },
] as const

type BrandingFieldsProps = {
  branding: ReturnType<typeof useBrandingForm>
  library: PictureLibrary
  /** The photos of the page. */
  pictures: PagePictures
  style: PageStyle
}

/** Logo and colours; whatever was never chosen is left to the page's theme. */
export function BrandingFields({ branding, library, pictures, style }: BrandingFieldsProps) {
  const { form, faults, edit } = branding
  const look = themeLook(style.theme)

  return (
    <div className="flex min-w-0 flex-col gap-5">
      <LogoField
        value={form.logo_url}
        fault={faults.logo_url}
        library={library}
        onChange={(logo_url) => edit({ logo_url })}
      />
      <ColoursFromPicture
        logo={faults.logo_url === undefined ? form.logo_url : ''}
        pictures={pictures}
        theme={style.theme}
        onColours={({ primary, secondary }) =>
          edit({ primary_color: primary, secondary_color: secondary })
        }
      />
      {colours.map(({ name, label, ofTheme }) => (
        <div key={name} className="flex flex-col items-start gap-1 *:w-full">
          <ColourInput
            label={label}
            isHexOnly
            value={form[name] ?? look.colours[ofTheme]}
            error={faults[name]}
            hint={
              form[name] === undefined
                ? `From the ${look.name} design. Choose a color to replace it.`
                : undefined
            }
            onChange={(colour) => edit({ [name]: colour })}
            onCommit={() => {}}
          />
          {form[name] !== undefined && (
            <BackToTheme onPress={() => edit({ [name]: undefined })} of={label} />
          )}
        </div>
      ))}
    </div>
  )
}
