import type { ArticleVotes } from '@wildpath/contract'

/** Those that helped the smallest part of their readers first; among equals those that more say it of. */
export function worstFirst(articles: readonly ArticleVotes[]): ArticleVotes[] {
  const missed = ({ helpful, unhelpful }: ArticleVotes) =>
    unhelpful / Math.max(1, helpful + unhelpful)
  return articles.toSorted(
    (one, other) =>
      missed(other) - missed(one) ||
      other.unhelpful - one.unhelpful ||
      one.slug.localeCompare(other.slug),
  )
}
