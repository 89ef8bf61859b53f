import { useEffect, useState } from 'react'

import { uploadChatPicture } from '../media/upload-asset.ts'
import { type Attachment, createAttachment } from './attachment.ts'

/** The picture of the message that is being written; its upload stops when that is left. */
export function useAttachment(): Attachment {
  const [attachment] = useState(() => createAttachment(uploadChatPicture))
  useEffect(() => () => attachment.remove(), [attachment])
  return attachment
}
