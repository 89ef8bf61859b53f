import type { ReactNode } from 'react'

import { formatDate } from '../../lib/format-date.ts'

type PostMetaProps = {
  author: string
  createdAt: string
  editedAt?: string | null
  children?: ReactNode
}

/** Who wrote something, and when. */
export function PostMeta({ author, createdAt, editedAt = null, children }: PostMetaProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-quiet">
      <span className="font-semibold wrap-anywhere text-ink">{author}</span>
      <span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {editedAt !== null && ', edited'}
      </span>
      {children}
    </p>
  )
}
