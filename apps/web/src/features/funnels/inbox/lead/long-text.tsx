import { useState } from 'react'

// About five lines on a wide screen.
const longLength = 320

/** A visitor's own words with their line breaks; beyond some lines, folded. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > longLength || text.split('\n').length > 6

  return (
    <>
      <p
        className={
          isLong && !isOpen
            ? 'line-clamp-4 max-w-prose wrap-anywhere whitespace-pre-wrap'
            : 'max-w-prose wrap-anywhere whitespace-pre-wrap'
        }
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center text-note font-semibold text-fern underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}
