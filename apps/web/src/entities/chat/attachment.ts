import type { ChatPictureUpload } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { failureMessage } from '../../lib/request-failure.ts'

export type AttachmentState =
  | { kind: 'none' }
  | { kind: 'uploading'; file: File; share: number }
  | { kind: 'ready'; file: File; upload: ChatPictureUpload }
  | { kind: 'refused'; file: File; reason: string }

export type Attachment = {
  store: StoreApi<AttachmentState>
  add: (file: File) => void
  retry: () => void
  /** Takes it off the message, and stops its upload. */
  remove: () => void
}

type Upload = (
  file: File,
  how: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<ChatPictureUpload>

const none: AttachmentState = { kind: 'none' }

/** The one picture that a message takes along: uploaded while its words are still written. */
export function createAttachment(send: Upload): Attachment {
  const store = createStore<AttachmentState>(() => none)
  const show = (state: AttachmentState) => store.setState(state, true)
  let stop = new AbortController()

  async function begin(file: File) {
    stop.abort()
    const own = new AbortController()
    stop = own
    show({ kind: 'uploading', file, share: 0 })
    try {
      const upload = await send(file, {
        onProgress: (share) => !own.signal.aborted && show({ kind: 'uploading', file, share }),
        signal: own.signal,
      })
      if (!own.signal.aborted) show({ kind: 'ready', file, upload })
    } catch (failure) {
      if (own.signal.aborted) return
      const reason = failureMessage(failure, 'It could not be uploaded. Please try again.')
      show({ kind: 'refused', file, reason })
    }
  }

  return {
    store,
    add: (file) => void begin(file),
    retry() {
      const state = store.getState()
      if (state.kind === 'refused') void begin(state.file)
    },
    remove() {
      stop.abort()
      show(none)
    },
  }
}
