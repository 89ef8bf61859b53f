import { mediaAddress } from '@wildpath/page/media'

import type { MediaAssetType } from './media-asset-table.ts'

type StoredFile = { type: MediaAssetType; fileKey: string }

/** A file that everybody may see is stored under the path it is served at; one of a chat where nothing serves it. */
export function storedPath({ type, fileKey }: StoredFile, width: number): string {
  return type === 'chat'
    ? `chat-pictures/${fileKey}/${width}.webp`
    : mediaAddress(fileKey, width).slice(1)
}
