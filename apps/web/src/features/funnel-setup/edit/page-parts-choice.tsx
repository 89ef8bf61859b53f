import { useId, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { pagePartLabels } from './part-text.ts'
import { type PagePart, pagePartNames } from './regeneration-choice.ts'

type PagePartsChoiceProps = {
  isPageChosen: boolean
  chosen: ReadonlySet<PagePart>
  onChange: (chosen: ReadonlySet<PagePart>) => void
}

/** Single parts of the landing page, for whoever likes the rest of it. */
export function PagePartsChoice({ isPageChosen, chosen, onChange }: PagePartsChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  function handleToggle(part: PagePart) {
    const parts = new Set(chosen)
    if (!parts.delete(part)) parts.add(part)
    onChange(parts)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        disabled={!isPageChosen}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.size === pagePartNames.length
          ? 'Only some parts of it'
          : `${chosen.size} of ${pagePartNames.length} parts of it`}
      </Button>
      {isOpen && (
        <fieldset id={id} className="mb-2 ml-1 min-w-0" disabled={!isPageChosen}>
          <legend className="sr-only">Parts of the landing page</legend>
          <div className="mb-1 flex gap-2">
            <Button
              variant="secondary"
              size="small"
              onClick={() => onChange(new Set(pagePartNames))}
            >
              Whole page
            </Button>
            <Button variant="secondary" size="small" onClick={() => onChange(new Set())}>
              No part
            </Button>
          </div>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {pagePartNames.map((part) => (
              <CheckboxField
                key={part}
                label={pagePartLabels[part]}
                checked={chosen.has(part)}
                onChange={() => handleToggle(part)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
