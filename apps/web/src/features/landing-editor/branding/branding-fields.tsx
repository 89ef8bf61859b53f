import { Button } from '../../../ui/button.tsx'
import { ColourInput } from '../../../ui/colour-input/colour-input.tsx'
import { shownBranding } from './branding-form.ts'
import { FontChoice } from './font-choice.tsx'
import { LogoField } from './logo-field.tsx'
import type { PictureLibrary } from './picture-library.ts'
import type { useBrandingForm } from './use-branding-form.ts'

const colours = [
  { name: 'primary_color', label: 'Primary color', ofDesign: 'primary' },
  { name: 'secondary_color', label: 'Secondary color', ofDesign: 'secondary' },
] as const

const backToDesign = 'Back to the design’s own'

type BrandingFieldsProps = {
  branding: ReturnType<typeof useBrandingForm>
  library: PictureLibrary
}

/** Logo, colours and font; whatever was never chosen is left to the page's design. */
export function BrandingFields({ branding, library }: BrandingFieldsProps) {
  const { form, faults, look, edit } = branding

  return (
    <div className="flex min-w-0 flex-col gap-5">
      <LogoField
        value={form.logo_url}
        fault={faults.logo_url}
        library={library}
        onChange={(logo_url) => edit({ logo_url })}
      />
      {colours.map(({ name, label, ofDesign }) => (
        <div key={name} className="flex flex-col items-start gap-1 *:w-full">
          <ColourInput
            label={label}
            isHexOnly
            value={form[name] ?? shownBranding[name]}
            error={faults[name]}
            hint={
              form[name] === undefined
                ? `Not chosen yet: the design ${look.name} uses its own ${look.colours[ofDesign]}.`
                : undefined
            }
            onChange={(colour) => edit({ [name]: colour })}
            onCommit={() => {}}
          />
          {form[name] !== undefined && (
            <BackToDesign onPress={() => edit({ [name]: undefined })} of={label} />
          )}
        </div>
      ))}
      <div>
        <FontChoice
          value={form.font_family}
          hint={
            form.font_family === undefined
              ? `Not chosen yet: the design ${look.name} sets its headings in ${look.font}.`
              : 'Sets the headings, and the text too where it is made for reading.'
          }
          onChange={(font_family) => edit({ font_family })}
        />
        {form.font_family !== undefined && (
          <BackToDesign onPress={() => edit({ font_family: undefined })} of="Font" />
        )}
      </div>
    </div>
  )
}

function BackToDesign({ onPress, of }: { onPress: () => void; of: string }) {
  return (
    <div>
      <Button variant="quiet" size="small" aria-label={`${of}: ${backToDesign}`} onClick={onPress}>
        {backToDesign}
      </Button>
    </div>
  )
}
