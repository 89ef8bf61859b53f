import { ImageUp, X } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PictureLibrary } from '../../../entities/media/picture-library.ts'

type LogoFieldProps = {
  value: string
  fault: string | undefined
  library: PictureLibrary
  onChange: (address: string) => void
}

/** The logo by its address, or out of the design library; shown as soon as it is a picture. */
export function LogoField({ value, fault, library, onChange }: LogoFieldProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = broken === value && value !== ''

  async function handlePick() {
    const picture = await library.pick()
    if (picture) onChange(picture.src)
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Logo URL"
        isOptional
        value={value}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://yourbusiness.com/logo.png"
        error={fault ?? (isBroken ? 'No picture comes from this address.' : undefined)}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <div className="flex flex-wrap items-center gap-2">
        {value !== '' && fault === undefined && !isBroken && (
          <img
            src={value}
            alt="Your logo"
            referrerPolicy="no-referrer"
            onError={() => setBroken(value)}
            className="h-11 max-w-32 rounded-control border border-line bg-[#ffffff] object-contain p-1"
          />
        )}
        <Button variant="secondary" size="small" onClick={() => void handlePick()}>
          <ImageUp aria-hidden size={16} />
          Choose or upload
        </Button>
        {value !== '' && (
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            <X aria-hidden size={16} />
            Remove logo
          </Button>
        )}
      </div>
    </div>
  )
}
