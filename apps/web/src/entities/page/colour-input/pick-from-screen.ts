type EyeDropper = { open: () => Promise<{ sRGBHex: string }> }
type EyeDropperWindow = { EyeDropper?: new () => EyeDropper }

/** True where the browser can take a colour from the screen. */
export function canPickFromScreen(): boolean {
  return typeof window !== 'undefined' && 'EyeDropper' in window
}

/** The colour a person points at, or null when they think better of it. */
export async function pickFromScreen(): Promise<string | null> {
  const { EyeDropper } = window as EyeDropperWindow
  if (EyeDropper === undefined) return null
  // The only ways it fails are Escape and a second one at the same time: nothing is picked.
  return new EyeDropper().open().then(
    ({ sRGBHex }) => sRGBHex,
    () => null,
  )
}
