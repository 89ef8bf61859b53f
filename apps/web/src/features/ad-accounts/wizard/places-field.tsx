import { type AdPlace, adPlaceName, adRadiiKm, radiusText } from '@wildpath/contract'
import { MapPin, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { choosePlace, replacedText } from './choose-place.ts'
import { SuggestField, type SuggestQuery } from './suggest-field.tsx'

type PlacesFieldProps = {
  label: string
  hint: ReactNode
  error: string | undefined
  places: readonly AdPlace[]
  query: SuggestQuery<AdPlace>
  onChange: (places: AdPlace[]) => void
}

/** `before` restores the places that the last choice replaced. */
type Replacement = { text: string; before: readonly AdPlace[] }

/** Places from suggestions; a town with the radius around it. */
export function PlacesField({ places, onChange, error, ...field }: PlacesFieldProps) {
  const [replacement, setReplacement] = useState<Replacement | null>(null)

  function handleChoose(place: AdPlace) {
    const chosen = choosePlace(places, place)
    setReplacement(
      chosen.replaced.length === 0
        ? null
        : { text: replacedText(place, chosen.replaced), before: places },
    )
    onChange(chosen.places)
  }

  function handleUndo({ before }: Replacement) {
    setReplacement(null)
    onChange([...before])
  }

  function handleChange(next: AdPlace[]) {
    setReplacement(null)
    onChange(next)
  }

  function handleRadius(place: AdPlace, radiusKm: number | null) {
    handleChange(places.map((one) => (one.key === place.key ? { ...one, radiusKm } : one)))
  }

  return (
    <div className="flex flex-col gap-2">
      <SuggestField
        {...field}
        error={error}
        noun="place"
        placeholder="Moab, Utah"
        onChoose={handleChoose}
      />
      <div
        aria-live="polite"
        className="flex flex-wrap items-center gap-x-3 text-note text-quiet empty:hidden"
      >
        {replacement?.text}
        {replacement !== null && (
          <Button variant="quiet" size="small" onClick={() => handleUndo(replacement)}>
            Undo
          </Button>
        )}
      </div>
      {places.length > 0 && (
        <ul aria-label={`Chosen for ${field.label}`} className="flex flex-col gap-2">
          {places.map((place) => (
            <li
              key={place.key}
              className="flex flex-wrap items-center gap-2 rounded-control bg-raised py-1 pr-1 pl-3"
            >
              <MapPin aria-hidden size={16} className="shrink-0 text-quiet" />
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{adPlaceName(place)}</span>
              {place.kind === 'city' && (
                <select
                  aria-label={`Radius around ${place.name}`}
                  value={place.radiusKm ?? 0}
                  className={`${controlClass} w-auto! text-note`}
                  onChange={({ target }) => handleRadius(place, Number(target.value) || null)}
                >
                  <option value={0}>Only the town</option>
                  {adRadiiKm
                    .toSorted((one, other) => one - other)
                    .map((radiusKm) => (
                      <option key={radiusKm} value={radiusKm}>
                        {radiusText(radiusKm)} around it
                      </option>
                    ))}
                </select>
              )}
              <IconButton
                label={`Remove ${adPlaceName(place)}`}
                onClick={() => handleChange(places.filter(({ key }) => key !== place.key))}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
