import { splitLinks } from '../../lib/split-links.ts'

/** What somebody wrote, with its line breaks and with its links to press. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part, index) =>
        part.kind === 'link' ? (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- a message never changes
            key={index}
            href={part.value}
            target="_blank"
            rel="noreferrer nofollow"
            className="underline underline-offset-4"
          >
            {part.value}
          </a>
        ) : (
          part.value
        ),
      )}
    </p>
  )
}
