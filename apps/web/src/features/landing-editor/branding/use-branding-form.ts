import { type CustomBranding, getDraftPage, type Funnel } from '@wildpath/contract'
import { themeLook } from '@wildpath/page/themes'
import { useMemo, useState } from 'react'

import { canLoadImage } from '../../../lib/can-load-image.ts'
import { contentOf, type LandingDraft } from '../draft/landing-draft.ts'
import {
  type BrandingForm,
  brandingFormOf,
  isBrandingChanged,
  readBranding,
  sampleBranding,
} from './branding-form.ts'

type BrandingFormOptions = {
  funnel: Funnel
  draft: LandingDraft
  /** Resolves to whether it was saved. */
  save: (branding: CustomBranding) => Promise<boolean>
  onSaved: () => void
}

/** The branding as it is chosen, the page that it makes, and the way to save it. */
export function useBrandingForm({ funnel, draft, save, onSaved }: BrandingFormOptions) {
  const [form, setForm] = useState(() => brandingFormOf(funnel.custom_branding))
  const [isChecking, setChecking] = useState(false)
  /** The address that no picture came from; it is saved only when that is asked for again. */
  const [doubtful, setDoubtful] = useState<string | null>(null)
  const read = readBranding(form)

  const page = useMemo(() => {
    const content = { ...funnel.generated_content, ...contentOf(draft, funnel.generated_content) }
    return getDraftPage(funnel, {
      generated_content: content,
      custom_branding: sampleBranding(form),
    })
  }, [funnel, draft, form])

  async function handleSave() {
    if (!read.ok || isChecking) return
    const { logo_url } = read.branding
    if (logo_url !== '' && logo_url !== doubtful) {
      setChecking(true)
      const isThere = await canLoadImage(logo_url)
      setChecking(false)
      if (!isThere) {
        setDoubtful(logo_url)
        return
      }
    }
    if (await save(read.branding)) onSaved()
  }

  return {
    form,
    page,
    look: themeLook(page.style.theme),
    faults: read.ok ? {} : read.faults,
    isValid: read.ok,
    isDirty: isBrandingChanged(form, funnel.custom_branding),
    isChecking,
    isLogoDoubtful: doubtful !== null && doubtful === form.logo_url,
    edit: (part: Partial<BrandingForm>) => setForm((current) => ({ ...current, ...part })),
    handleSave,
  }
}
