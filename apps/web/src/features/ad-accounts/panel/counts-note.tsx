import type { AdPlatform } from '../ad-platform.ts'

/** Why conversions and leads are not the same number. */
export function CountsNote({ platform: { name, counter } }: { platform: AdPlatform }) {
  return (
    <p className="text-note text-quiet">
      Conversions are counted by {name}, by its {counter}; leads are those that we counted.
    </p>
  )
}
