import type { ChatPicture } from '@wildpath/contract'

import { chatPictureClass } from './chat-picture-class.ts'

type MessagePictureProps = {
  picture: ChatPicture
  /** Who sent it, for pictures whose file had no name. */
  from: string
}

/** The picture of a message, whole in a tab of its own. */
export function MessagePicture({ picture, from }: MessagePictureProps) {
  const { url, width, height, alt } = picture
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="relative -mx-1.5 block rounded-[0.5rem] first:-mt-0.5 last:mb-0.5"
    >
      <img
        src={url}
        alt={alt === '' ? `Picture from ${from}` : alt}
        width={width}
        height={height}
        className={chatPictureClass}
      />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
