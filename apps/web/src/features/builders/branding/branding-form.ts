import { brandingFormSchema, type CustomBranding } from '@wildpath/contract'
import type { FontFamily } from '@wildpath/page/themes'

/** The form as it is filled in; undefined where the page's theme decides. */
export type BrandingForm = {
  logo_url: string
  primary_color: string | undefined
  secondary_color: string | undefined
  font_family: FontFamily | undefined
}

export function brandingFormOf(branding: CustomBranding): BrandingForm {
  const { logo_url, primary_color, secondary_color, font_family } = branding
  return { logo_url, primary_color, secondary_color, font_family }
}

type BrandingReading =
  | { ok: true; branding: CustomBranding }
  | { ok: false; faults: Partial<Record<keyof BrandingForm, string>> }

/** The branding that is saved, without what was never chosen; or what is wrong with the form. */
export function readBranding(form: BrandingForm): BrandingReading {
  const chosen = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
  const read = brandingFormSchema.safeParse(chosen)
  if (read.success) return { ok: true, branding: read.data }
  const faults: Partial<Record<string, string>> = {}
  for (const { path, message } of read.error.issues) faults[String(path[0])] ??= message
  return { ok: false, faults }
}

/** Returns the branding of the form, with the earlier value of each invalid field. */
export function keepValidBranding(form: BrandingForm, before: CustomBranding): CustomBranding {
  const read = readBranding(form)
  if (read.ok) return read.branding
  const earlier = Object.entries(brandingFormOf(before)).filter(([name]) => name in read.faults)
  const kept = readBranding({ ...form, ...Object.fromEntries(earlier) })
  return kept.ok ? kept.branding : before
}
