/** Why a file could not be stored, read or deleted; each has its sentence in `describeFileFailure`. */
export type FileFailure =
  | 'object-not-found'
  | 'quota-exceeded'
  | 'unauthenticated'
  | 'unauthorized'
  | 'retry-limit-exceeded'
  | 'canceled'
  | 'invalid-url'

export type FileResult<T> = { ok: true; value: T } | { ok: false; error: FileFailure }

/**
 * Port: files that are kept. A key is a path of lower-case letters, digits and hyphens with an ending
 * ('designs/0f3a/640.webp'); any other is answered 'invalid-url' and never reaches the disk or the network.
 * A file is there whole or not at all, and putting the same key again replaces it. Deleting is done when
 * the file is gone, also when it was gone before.
 */
export type FileStore = {
  kind: 'local' | 's3'
  /** `type` is a media type, for stores whose files are fetched by others. Aborting answers 'canceled'. */
  put(
    key: string,
    file: { bytes: Uint8Array; type: string },
    options?: { signal?: AbortSignal },
  ): Promise<FileResult<null>>
  read(key: string): Promise<FileResult<Uint8Array>>
  delete(key: string): Promise<FileResult<null>>
}

export function isFileKey(key: string): boolean {
  return key.length <= 200 && /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/.test(key)
}

const sentences: Record<FileFailure, string> = {
  'object-not-found': 'This file is no longer in the file storage.',
  'quota-exceeded': 'The file storage is full.',
  'unauthenticated': 'The file storage does not know this product: its keys are missing or wrong.',
  'unauthorized': 'The file storage does not let this product do that.',
  'retry-limit-exceeded': 'The file storage did not answer in time.',
  'canceled': 'This was stopped before it was finished.',
  'invalid-url': 'The file storage cannot be found under the address it was given.',
}

/** The failure as a person reads it. */
export function describeFileFailure(failure: FileFailure): string {
  return sentences[failure]
}
