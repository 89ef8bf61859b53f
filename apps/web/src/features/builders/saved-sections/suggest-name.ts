import { savedSectionLimits } from '@wildpath/contract'
import type { KnownSection } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'

/** Returns the section's heading on one line, or what the section is called if it has no heading. */
export function suggestName(section: KnownSection): string {
  const heading = section.content.title.replace(/\s+/g, ' ').trim()
  const name = heading === '' ? sectionName(section).name : heading
  // Half of a pair that the cut leaves is no character.
  return name
    .slice(0, savedSectionLimits.name)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}
