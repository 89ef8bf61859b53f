import type { MediaAsset } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { newId } from '../../lib/new-id.ts'
import { type Upload, type UploadQueue } from './upload-queue.ts'

export type ListedPhoto =
  | { id: string; state: 'added'; asset: MediaAsset }
  /** Waits in this tab for an account that it can be uploaded to. */
  | { id: string; state: 'held'; file: File }
  | Upload

type PhotoListState = {
  /** In the owner's order. */
  photos: readonly ListedPhoto[]
  /** Files that found no room. */
  leftOut: number
}

type PhotoListTools = {
  /** Null where nobody is signed in: photos are held then. */
  createQueue: ((onAdded: (asset: MediaAsset, uploadId: string) => void) => UploadQueue) | null
  most: number
  /** What is there already. */
  assets?: readonly MediaAsset[]
}

export type PhotoList = {
  store: StoreApi<PhotoListState>
  add: (files: readonly File[]) => void
  /** Pictures that are in the library already; each once. */
  addAssets: (assets: readonly MediaAsset[]) => void
  retry: (id: string) => void
  /** Takes a photo out of the list, and stops its upload; what arrived stays in the library. */
  remove: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  /** Takes out what did not arrive, and stops it: somebody else keeps these files now. */
  release: () => File[]
  /** Resolves when no photo is on its way any more. */
  whenSettled: () => Promise<void>
}

/** Photos for a page in the owner's order, while they are uploaded. */
export function createPhotoList({ createQueue, most, assets = [] }: PhotoListTools): PhotoList {
  const store = createStore<PhotoListState>(() => ({ photos: assets.map(addedOf), leftOut: 0 }))
  const queue = createQueue?.((asset, uploadId) =>
    setPhotos((all) => all.map((one) => (one.id === uploadId ? addedOf(asset) : one))),
  )
  queue?.setShown(true)
  queue?.store.subscribe(({ uploads }) => setPhotos((all) => merged(all, uploads)))

  function setPhotos(change: (photos: readonly ListedPhoto[]) => readonly ListedPhoto[]) {
    store.setState(({ photos }) => ({ photos: change(photos) }))
  }

  const room = () => Math.max(0, most - store.getState().photos.length)

  return {
    store,
    add(files) {
      const taken = files.slice(0, room())
      store.setState({ leftOut: files.length - taken.length })
      if (queue) queue.add(taken)
      else {
        const held = taken.map((file) => ({ id: newId(), state: 'held' as const, file }))
        setPhotos((all) => [...all, ...held])
      }
    },
    addAssets(more) {
      const known = new Set(assetsOf(store.getState().photos).map(({ id }) => id))
      const fresh = more.filter(({ id }) => !known.has(id))
      const taken = fresh.slice(0, room())
      store.setState({ leftOut: fresh.length - taken.length })
      setPhotos((all) => [...all, ...taken.map(addedOf)])
    },
    retry(id) {
      const photo = store.getState().photos.find((one) => one.id === id)
      if (photo?.state === 'refused') queue?.retry(photo)
    },
    remove(id) {
      // First there: the queue tells of what it still has.
      queue?.dismiss(id)
      store.setState(({ photos }) => ({
        photos: photos.filter((one) => one.id !== id),
        leftOut: 0,
      }))
    },
    move(id, by) {
      setPhotos((all) => {
        const from = all.findIndex((one) => one.id === id)
        const photo = all[from]
        const to = from + by
        if (photo === undefined || to < 0 || to >= all.length) return all
        return all.toSpliced(from, 1).toSpliced(to, 0, photo)
      })
    },
    release() {
      const { photos } = store.getState()
      for (const { id, state } of photos) if (state !== 'added') queue?.dismiss(id)
      setPhotos((all) => all.filter(({ state }) => state === 'added'))
      return filesOf(photos)
    },
    whenSettled() {
      const isSettled = () => !store.getState().photos.some(isOnItsWay)
      if (isSettled()) return Promise.resolve()
      return new Promise((resolve) => {
        const stop = store.subscribe(() => {
          if (!isSettled()) return
          stop()
          resolve()
        })
      })
    },
  }
}

/** What arrived, in the owner's order. */
export function assetsOf(photos: readonly ListedPhoto[]): MediaAsset[] {
  return photos.flatMap((photo) => (photo.state === 'added' ? [photo.asset] : []))
}

/** What did not arrive: lost with the tab, unless somebody keeps it. */
export function filesOf(photos: readonly ListedPhoto[]): File[] {
  return photos.flatMap((photo) => (photo.state === 'added' ? [] : [photo.file]))
}

/** What the file is called. */
export function photoName(photo: ListedPhoto): string {
  return (photo.state === 'added' ? photo.asset.fileName : photo.file.name) || 'The photo'
}

export function isOnItsWay({ state }: ListedPhoto): boolean {
  return state === 'waiting' || state === 'sending'
}

function addedOf(asset: MediaAsset): ListedPhoto {
  return { id: asset.id, state: 'added', asset }
}

/** Uploads in their places, new ones at the end. */
function merged(
  photos: readonly ListedPhoto[],
  uploads: readonly Upload[],
): readonly ListedPhoto[] {
  const byId = new Map(uploads.map((upload) => [upload.id, upload]))
  const known = new Set(photos.map(({ id }) => id))
  return [
    ...photos.map((photo) => byId.get(photo.id) ?? photo),
    ...uploads.filter(({ id }) => !known.has(id)),
  ]
}
