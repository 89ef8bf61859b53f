import type { Board } from './render-offscreen.tsx'
import { paintBoard } from './paint-board.ts'

export type ExportedDesign = { file: Blob; designId: string; width: number; height: number }
export type DesignExport = { ok: true; design: ExportedDesign } | { ok: false; message: string }

/** A board as a PNG file, or a sentence for the person (spec 2, section 8). */
export async function exportDesign(
  board: Board,
  { designId, pixels }: { designId: string; pixels: { width: number; height: number } },
): Promise<DesignExport> {
  try {
    const bitmap = await paintBoard(board, pixels)
    const file = await new Promise<Blob | null>((resolve) => bitmap.toBlob(resolve, 'image/png'))
    if (file === null || file.size === 0)
      return { ok: false, message: 'The picture came out empty. Please try again.' }
    return { ok: true, design: { file, designId, ...pixels } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, message: `The picture could not be drawn: ${reason}` }
  }
}
