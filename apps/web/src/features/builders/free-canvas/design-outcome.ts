import type { DesignSize } from './design-sizes.ts'

/** What becomes of a design that is saved; it is inserted only where the studio was opened for a picture's place. */
export function designHint({ width, height }: DesignSize['pixels'], isInserted: boolean): string {
  const made = `“Save & Insert” makes a PNG of ${width} × ${height} pixels`
  return isInserted
    ? `${made}, puts it where you came from and keeps it in your design library.`
    : `${made} and keeps it in your design library. Put it on a page from the picture’s own field.`
}

export function designSavedText(isInserted: boolean): string {
  const saved = 'Design created successfully!'
  return isInserted ? saved : `${saved} It is in your library.`
}
