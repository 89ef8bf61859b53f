import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A ZIP that takes its files one by one and gives its bytes as they come, so that it is never whole in memory. */
export function createZip(at: Date) {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    pieces.push(piece)
  })

  function add(file: ZipPassThrough | ZipDeflate, bytes: Uint8Array): void {
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
  }

  return {
    addText: (name: string, text: string) => add(new ZipDeflate(name), strToU8(text)),
    /** What is compressed already. */
    addPacked: (name: string, bytes: Uint8Array) => add(new ZipPassThrough(name), bytes),
    end: () => zip.end(),
    /** The bytes since the last time. */
    take(): Uint8Array[] {
      const taken = pieces
      pieces = []
      return taken
    },
  }
}
