import type { ChatPictureUpload } from '@wildpath/contract'
import { describe, expect, it, vi } from 'vitest'

import { networkFailure, networkFailureMessage } from '../../lib/request-failure.ts'
import { createAttachment } from './attachment.ts'

const upload: ChatPictureUpload = { id: 'upload', width: 40, height: 30 }
const boat = new File([], 'boat.jpg')
const tent = new File([], 'tent.jpg')

/** An upload that ends when it is let. */
function build() {
  const uploads: {
    name: string
    onProgress: (share: number) => void
    signal: AbortSignal
    end: (upload: ChatPictureUpload) => void
    fail: (failure: unknown) => void
  }[] = []
  const attachment = createAttachment(
    (file, how) =>
      new Promise((end, fail) => {
        uploads.push({ name: file.name, ...how, end, fail })
      }),
  )
  return { attachment, uploads, settle: () => vi.waitFor(() => Promise.resolve()) }
}

describe('the picture of a message', () => {
  it('is uploaded at once and shows how far it has come', async () => {
    const { attachment, uploads, settle } = build()
    attachment.add(boat)
    uploads[0]?.onProgress(0.5)
    expect(attachment.store.getState()).toEqual({ kind: 'uploading', file: boat, share: 0.5 })
    uploads[0]?.end(upload)
    await settle()
    expect(attachment.store.getState()).toEqual({ kind: 'ready', file: boat, upload })
  })

  it('gives way to the next one, whatever becomes of its upload', async () => {
    const { attachment, uploads, settle } = build()
    attachment.add(boat)
    attachment.add(tent)
    expect(uploads[0]?.signal.aborted).toBe(true)
    uploads[0]?.onProgress(0.9)
    uploads[0]?.end(upload)
    await settle()
    expect(attachment.store.getState()).toEqual({ kind: 'uploading', file: tent, share: 0 })
  })

  it('says why it was refused, is tried again, and can be taken off', async () => {
    const { attachment, uploads, settle } = build()
    attachment.add(boat)
    uploads[0]?.fail(networkFailure())
    await settle()
    expect(attachment.store.getState()).toMatchObject({ reason: networkFailureMessage })
    attachment.retry()
    expect(uploads.map(({ name }) => name)).toEqual(['boat.jpg', 'boat.jpg'])
    attachment.remove()
    expect(uploads[1]?.signal.aborted).toBe(true)
    uploads[1]?.fail(networkFailure())
    await settle()
    expect(attachment.store.getState()).toEqual({ kind: 'none' })
  })
})
