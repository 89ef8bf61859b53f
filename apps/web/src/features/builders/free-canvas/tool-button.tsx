import type { ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'

type ToolButtonProps = {
  label: string
  /** Of a button that is on or off. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A small button of the canvas' toolbar; on touch as large as any other. */
export function ToolButton({
  label,
  isOn,
  isDisabled = false,
  onPress,
  children,
}: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
      className="pointer-fine:size-9 aria-pressed:bg-fern-wash aria-pressed:text-fern"
    >
      {children}
    </IconButton>
  )
}
