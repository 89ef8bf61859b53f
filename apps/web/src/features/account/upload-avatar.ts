import { type Answer, type api, avatarPath, type User } from '@wildpath/contract'

import { ApiFailure, readFailure } from '../../entities/api/api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'

/** Rejects with an ApiFailure, whose message says what is wrong with the picture; nothing is changed then. */
export async function uploadAvatar(file: Blob): Promise<User> {
  const response = await fetch(avatarPath, {
    method: 'POST',
    body: file,
    // What the file is, is for the server to see.
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => {
    throw networkFailure()
  })
  if (!response.ok) throw await readFailure(response)
  const answer: Answer<typeof api.removeAvatar> | null = await response.json().catch(() => null)
  if (answer !== null) return answer.user
  throw new ApiFailure({ code: 'unexpected', status: response.status, message: '' })
}
