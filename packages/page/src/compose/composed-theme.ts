import type { SectionTheme } from '../sections/section-base.ts'

/**
 * Spec 3, 2.7: tone or industry 'tech' or 'modern' gives the night theme; 'outdoor', 'eco' or 'nature'
 * the nature theme; 'outdoor-adventure' is outdoor, 'ecommerce' is not eco. Night comes first.
 */
export function composedTheme(tone: string, industry: string): SectionTheme {
  const words = `${tone} ${industry}`.toLowerCase().split(/[^a-z]+/)
  if (words.some((word) => word === 'tech' || word === 'modern')) return 'night'
  const isNature = words.some((word) => ['outdoor', 'eco', 'nature'].includes(word))
  return isNature ? 'nature' : 'default'
}
