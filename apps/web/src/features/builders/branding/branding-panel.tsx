import type { Funnel } from '@wildpath/contract'
import { themeLook } from '@wildpath/page/themes'

import { usePickImage } from '../media-library/use-pick-image.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { ColorFields } from './color-fields.tsx'
import { ContrastList } from './contrast-list.tsx'
import { FontChoice } from './font-choice.tsx'
import { LogoField } from './logo-field.tsx'
import { LookFields } from './look-fields.tsx'
import { ThemeField } from './theme-field.tsx'
import { useBrandingForm } from './use-branding-form.ts'

type BrandingPanelProps = {
  funnel: Funnel
  /** Reports whether a field is invalid. Pass a stable function. */
  onFaults: (hasFaults: boolean) => void
}

/** Edits the branding of all pages in the funnel. */
export function BrandingPanel({ funnel, onFaults }: BrandingPanelProps) {
  const { commitBatch } = useEditor()
  const library = usePickImage()
  const branding = useBrandingForm(funnel, onFaults)
  const style = useEditorState(({ history }) => history.present.style)
  const pictures = useEditorState(({ source }) => source.generated_content.landing_page.pictures)

  return (
    <div className="flex flex-col gap-6 p-4" onBlur={commitBatch}>
      <div>
        <h2 className="text-title">Branding</h2>
        <p className="mt-1 text-note text-quiet max-md:hidden">
          Sets the look of your landing page and thank-you page. Your choices here override the
          design.
        </p>
      </div>
      <ColorFields branding={branding} pictures={pictures ?? []} style={style} />
      <ContrastList style={style} />
      <ThemeField />
      <LogoField
        value={branding.form.logo_url}
        fault={branding.faults.logo_url}
        library={library}
        onChange={(logo_url) => branding.edit({ logo_url })}
      />
      <FontChoice
        value={branding.form.font_family}
        look={themeLook(style.theme)}
        onChange={(font_family) => branding.edit({ font_family })}
      />
      <LookFields />
      {library.dialog}
    </div>
  )
}
