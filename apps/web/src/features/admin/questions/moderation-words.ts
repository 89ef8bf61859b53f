import {
  type ModeratedPost,
  type ModerationAct,
  mostCounted,
  reportReasons,
} from '@wildpath/contract'

/** A count as a badge shows it: beyond what is counted there may be more. */
export function countText(count: number): string {
  return count >= mostCounted ? `${mostCounted}+` : String(count)
}

/** 'It is rude or hurts somebody (2), It is wrong or does harm', or nothing. */
export function reportsText(reports: ModeratedPost['reports']): string {
  return Object.entries(reportReasons)
    .flatMap(([reason, words]) => {
      const count = reports[reason as keyof typeof reportReasons]
      if (count === undefined) return []
      return count === 1 ? words : `${words} (${count})`
    })
    .join(', ')
}

/** What an admin may do with a post as it is now. */
export function actsFor(post: ModeratedPost): ModerationAct[] {
  const isReported = Object.keys(post.reports).length > 0
  return [
    ...(isReported && !post.isHidden ? (['keep'] as const) : []),
    post.isHidden ? 'show' : 'hide',
    ...(post.answerId === null ? [post.isClosed ? ('reopen' as const) : ('close' as const)] : []),
  ]
}

type ActWords = { label: string; title: string; description: string; done: string }

export const actWords: Record<ModerationAct, ActWords> = {
  hide: {
    label: 'Hide',
    title: 'Hide this post?',
    description:
      'From now on only its author and admins see it. The author reads your reason on the page.',
    done: 'Hidden',
  },
  show: {
    label: 'Show again',
    title: 'Show it to everybody again?',
    description: 'It stands where it stood before.',
    done: 'Shown to everybody again',
  },
  keep: {
    label: 'Keep',
    title: 'Keep this post?',
    description: 'Its reports are settled, and nothing changes for its readers.',
    done: 'Kept; its reports are settled',
  },
  close: {
    label: 'Close question',
    title: 'Close this question?',
    description: 'It takes no more answers. Everybody reads your reason below it.',
    done: 'Closed',
  },
  reopen: {
    label: 'Reopen question',
    title: 'Reopen this question?',
    description: 'It takes answers again.',
    done: 'Reopened',
  },
}
