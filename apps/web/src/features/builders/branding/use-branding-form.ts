import type { CustomBranding, Funnel } from '@wildpath/contract'
import { useEffect, useState } from 'react'

import { useEditor, useEditorState } from '../store/editor-context.ts'
import { changeSource } from '../store/page-source.ts'
import {
  type BrandingForm,
  brandingFormOf,
  readBranding,
  keepValidBranding,
} from './branding-form.ts'

type BrandingState = { form: BrandingForm; branding: CustomBranding }

/**
 * Edits logo, colors, and font. Valid values appear on the page immediately. An invalid value leaves the earlier one on
 * the page, and `onFaults` reports it until it is fixed or the form closes.
 */
export function useBrandingForm(funnel: Funnel, onFaults: (hasFaults: boolean) => void) {
  const editor = useEditor()
  const branding = useEditorState(({ source }) => source.custom_branding)
  const [state, setState] = useState<BrandingState>(() => read(branding))
  // Undo or a save changed the branding.
  const current = state.branding === branding ? state : read(branding)
  if (current !== state) setState(current)
  const reading = readBranding(current.form)
  const hasFaults = !reading.ok

  useEffect(() => {
    if (!hasFaults) return
    onFaults(true)
    return () => onFaults(false)
  }, [hasFaults, onFaults])

  function edit(part: Partial<BrandingForm>) {
    const form = { ...current.form, ...part }
    const { source } = editor.store.getState()
    const next = { ...source, custom_branding: keepValidBranding(form, source.custom_branding) }
    const batch = `branding ${Object.keys(part).join(' ')}`
    changeSource({ editor, funnel, shown: source, next, batch })
    setState({ form, branding: editor.store.getState().source.custom_branding })
  }

  return { form: current.form, faults: reading.ok ? {} : reading.faults, edit }
}

function read(branding: CustomBranding): BrandingState {
  return { form: brandingFormOf(branding), branding }
}
