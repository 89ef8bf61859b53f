import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'

import { mediaQuery } from '../../../entities/media/media-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { altProposals } from './alt-proposals.ts'

type AltFieldProps = {
  funnel: Funnel
  /** The URL of a photo; null for illustrations and videos. */
  src: string | null
  alt: string
  longest: number
  onChange: (alt: string) => void
}

/** Edits the alt text of a picture and suggests text for photos. */
export function AltField({ funnel, src, alt, longest, onChange }: AltFieldProps) {
  const designs = useQuery(mediaQuery)
  const asset = designs.data?.find(({ url }) => url === src) ?? null
  const proposals = altProposals({
    asset,
    businessName: funnel.business_info.business_name,
    facts: funnel.business_facts,
  }).filter((text) => text !== alt)

  return (
    <>
      <TextField
        label="Picture description"
        isOptional
        value={alt}
        maxLength={longest}
        hint="Used by screen readers and search engines. Describe only what’s in the picture."
        onChange={({ target }) => onChange(target.value)}
      />
      {src !== null && proposals.length > 0 && (
        <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
          {proposals.map((text) => (
            <li key={text}>
              <Button
                size="small"
                variant="secondary"
                className="max-w-full text-left whitespace-normal!"
                onClick={() => onChange(text)}
              >
                Use “{text}”
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
