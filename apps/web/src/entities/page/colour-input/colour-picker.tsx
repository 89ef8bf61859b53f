import { Pipette } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { ChannelSlider } from './channel-slider.tsx'
import { black, type Colour, formatColour, parseColour } from './colour.ts'
import { canPickFromScreen, pickFromScreen } from './pick-from-screen.ts'
import { presetColours } from './preset-colours.ts'
import { Swatch } from './swatch.tsx'

type ColourPickerProps = {
  /** Null where none is chosen: the sliders stand at black. */
  chosen: Colour | null
  /** Nothing may show through. */
  isOpaque?: boolean
  onChange: (value: string) => void
  onCommit: () => void
}

const channels = [
  { name: 'red', label: 'Red' },
  { name: 'green', label: 'Green' },
  { name: 'blue', label: 'Blue' },
] as const

/** Twenty colours, three sliders and one for what shows through, and the screen itself. */
export function ColourPicker(props: ColourPickerProps) {
  const { chosen, isOpaque = false, onChange, onCommit } = props
  const colour = chosen ?? black
  const chosenText = chosen === null ? null : formatColour(chosen)
  const change = (part: Partial<Colour>) => onChange(formatColour({ ...colour, ...part }))
  const choose = (value: string) => {
    onChange(value)
    onCommit()
  }
  async function handlePick() {
    const picked = parseColour((await pickFromScreen()) ?? '')
    if (picked !== null) choose(formatColour({ ...picked, alpha: colour.alpha }))
  }

  return (
    <div className="@container flex flex-col gap-3 rounded-control border border-line bg-raised p-3">
      <ul aria-label="Preset colors" className="grid grid-cols-5 gap-1 @sm:grid-cols-10">
        {presetColours.map(({ name, value }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={chosenText === value}
              title={name}
              onClick={() => choose(value)}
              className="group flex h-11 w-full items-center justify-center rounded-control sm:pointer-fine:h-8"
            >
              <Swatch
                colour={value}
                className="size-7 group-hover:scale-110 group-aria-pressed:outline-2 group-aria-pressed:outline-offset-2 group-aria-pressed:outline-fern"
              />
            </button>
          </li>
        ))}
      </ul>
      <div>
        {channels.map(({ name, label }) => (
          <ChannelSlider
            key={name}
            label={label}
            value={colour[name]}
            max={255}
            step={1}
            onChange={(value) => change({ [name]: value })}
            onCommit={onCommit}
          />
        ))}
        {!isOpaque && (
          <ChannelSlider
            label="Alpha"
            value={colour.alpha}
            max={1}
            step={0.01}
            onChange={(alpha) => change({ alpha })}
            onCommit={onCommit}
          />
        )}
      </div>
      {canPickFromScreen() && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => void handlePick()}
        >
          <Pipette aria-hidden size={16} />
          Pick from screen
        </Button>
      )}
    </div>
  )
}
