import { type DragEvent, type ReactNode, useRef, useState } from 'react'

type DropAreaProps = { onDrop: (files: readonly File[]) => void; children: ReactNode }

/** Takes files that are dropped anywhere on it; the same is possible with the upload button. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  // Entering a child comes before leaving its parent, so they are counted.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)

  function handleEnter(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current += 1
    setOver(true)
  }

  function handleLeave(event: DragEvent) {
    if (!hasFiles(event)) return
    depth.current -= 1
    if (depth.current <= 0) setOver(false)
  }

  function handleDrop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }

  return (
    <div
      onDragEnter={handleEnter}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
      className="relative flex flex-col gap-4 pt-2"
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute -inset-x-2 inset-y-0 flex items-start justify-center rounded-card border-2 border-dashed border-fern bg-surface/80 pt-16 text-lead font-semibold">
          <span className="rounded-control border border-fern bg-fern-wash px-4 py-2">
            Drop the pictures here
          </span>
        </p>
      )}
    </div>
  )
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
