import { Check, ImageOff } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'

type PictureChoiceProps = {
  /** Where the website has it. */
  address: string
  /** What the checkbox is called. */
  label: string
  /** A logo is shown whole, a photo fills its place. */
  isWhole?: boolean
  isTicked: boolean
  isBrought: boolean
  /** Why it could not be taken. */
  refusal: string | undefined
  isDisabled: boolean
  onTick: (isTicked: boolean) => void
}

/** A picture of the website as a checkbox. */
export function PictureChoice(props: PictureChoiceProps) {
  const { address, label, isWhole = false, isTicked, isBrought, refusal, isDisabled } = props
  const [isBroken, setBroken] = useState(false)

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label className="relative block aspect-4/3 cursor-pointer overflow-hidden rounded-control border border-edge bg-raised has-checked:border-fern has-checked:ring-2 has-checked:ring-fern has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lantern">
        <input
          type="checkbox"
          aria-label={label}
          checked={isTicked}
          disabled={isDisabled || isBrought}
          onChange={(event) => props.onTick(event.target.checked)}
          className="absolute top-2 left-2 z-1 shadow-low"
        />
        {isBroken ? (
          <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-center text-note text-quiet">
            <ImageOff aria-hidden size={20} />
            No preview
          </span>
        ) : (
          <img
            src={shownAddress(address)}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(true)}
            className={clsx('size-full', isWhole ? 'bg-[#fff] object-contain p-3' : 'object-cover')}
          />
        )}
        {isBrought && (
          <span className="absolute inset-x-0 bottom-0 flex items-center gap-1 bg-fern px-2 py-1 text-note font-semibold text-on-fern">
            <Check aria-hidden size={16} />
            Taken
          </span>
        )}
      </label>
      {refusal !== undefined && <p className="text-note text-clay wrap-anywhere">{refusal}</p>}
    </div>
  )
}

/** Our pages load pictures by https alone; most sites that still say http have both. */
function shownAddress(address: string): string {
  return address.replace(/^http:/, 'https:')
}
