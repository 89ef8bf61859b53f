import { Swatch } from '../../../entities/page/colour-input/swatch.tsx'

type ColourChoiceProps = {
  colour: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A colour of the brand as a checkbox. */
export function ColourChoice({ colour, isTicked, onTick }: ColourChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge px-3 py-2 has-checked:border-fern has-checked:ring-2 has-checked:ring-fern">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Swatch colour={colour} className="size-7" />
      <span className="text-note tabular-nums">{colour}</span>
    </label>
  )
}
