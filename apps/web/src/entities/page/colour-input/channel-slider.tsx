import { useId } from 'react'

type ChannelSliderProps = {
  label: string
  value: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The slider was let go. */
  onCommit: () => void
}

/** One part of a colour, by the browser's own slider. */
export function ChannelSlider({ label, value, max, step, onChange, onCommit }: ChannelSliderProps) {
  const id = useId()

  return (
    <div className="grid grid-cols-[3.25rem_1fr_2.75rem] items-center gap-3 text-note">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={onCommit}
        onKeyUp={onCommit}
        onBlur={onCommit}
        className="h-11 w-full min-w-0 cursor-pointer accent-fern sm:pointer-fine:h-8"
      />
      <output htmlFor={id} className="text-right tabular-nums">
        {value}
      </output>
    </div>
  )
}
