import { type PageOfSection, savedSectionLimits } from '@wildpath/contract'
import { isUnknownSection, readPage } from '@wildpath/page/document'

import { err, ok, type Result } from '../../result.ts'

/**
 * Reads a page of any version that holds one section, and returns it in the present version with that section alone.
 * Fails with `saved-section-too-large` or, if there is not exactly one section of a known kind, `section-not-readable`.
 */
export function readSavedSection(value: unknown): Result<PageOfSection> {
  const reading = readPage(value)
  if (!reading.ok) {
    return err({
      code:
        reading.problem.kind === 'too-large' ? 'saved-section-too-large' : 'section-not-readable',
    })
  }
  const [section, ...others] = reading.page.sections
  if (section === undefined || others.length > 0 || isUnknownSection(section)) {
    return err({ code: 'section-not-readable' })
  }
  const bytes = Buffer.byteLength(JSON.stringify(section))
  return bytes > savedSectionLimits.bytes
    ? err({ code: 'saved-section-too-large' })
    : ok({ version: reading.page.version, sections: [section] })
}
