import type { User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { MediaAssetService } from './media-asset-service.ts'

export type AvatarService = {
  /** Prepared, stored and counted like a picture of the library; the one before goes. */
  set(owner: User, bytes: Uint8Array, signal: AbortSignal): Promise<Result<User>>
  remove(owner: User): Promise<Result<User>>
}

type Options = {
  mediaAssets: Pick<MediaAssetService, 'upload' | 'deleteAvatars'>
  /** Null when the account is gone. */
  setImage(userId: string, url: string | null): Promise<User | null>
}

export function createAvatarService({ mediaAssets, setImage }: Options): AvatarService {
  async function show(owner: User, url: string | null): Promise<Result<User>> {
    const user = await setImage(owner.id, url)
    return user === null ? err({ code: 'not-signed-in' }) : ok(user)
  }

  return {
    async set(owner, bytes, signal) {
      const picture = {
        bytes,
        fileName: 'avatar',
        alt: '',
        source: 'upload',
        designId: null,
      } as const
      const kept = await mediaAssets.upload(owner, { ...picture, type: 'avatar' }, signal)
      if (!kept.ok) return kept
      const shown = await show(owner, kept.value.previewUrl)
      // What cannot be removed now goes with the next change.
      if (shown.ok) await mediaAssets.deleteAvatars(owner, kept.value.id)
      return shown
    },

    async remove(owner) {
      const removed = await mediaAssets.deleteAvatars(owner, null)
      return removed.ok ? show(owner, null) : removed
    },
  }
}
