import type { User } from '@wildpath/contract'
import { clsx } from 'clsx'
import { useState } from 'react'

type AvatarProps = {
  user: Pick<User, 'full_name' | 'email' | 'avatar_url'>
  size?: 'small' | 'large'
}

/** A person's picture, or their initials, in a circle; decorative, the name stands beside it. */
export function Avatar({ user, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const url = user.avatar_url === broken ? null : user.avatar_url

  return (
    <span
      aria-hidden
      className={clsx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-edge bg-fern-wash font-bold text-fern uppercase',
        size === 'small' ? 'size-9 text-note' : 'size-14 text-lead',
      )}
    >
      {url === null ? (
        initials(user)
      ) : (
        <img src={url} alt="" onError={() => setBroken(url)} className="size-full object-cover" />
      )}
    </span>
  )
}

function initials({ full_name, email }: AvatarProps['user']): string {
  const words = (full_name || email).trim().split(/\s+/)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => Array.from(word ?? '')[0] ?? '').join('')
}
