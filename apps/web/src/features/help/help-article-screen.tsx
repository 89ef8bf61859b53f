import { ArrowLeft } from 'lucide-react'

import { ArticleText } from '../../entities/help/article-text.tsx'
import { findHelpArticle, helpArticles } from '../../entities/help/help-articles.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Link } from '../../ui/link.tsx'
import { usePathname } from '../../ui/link-context.ts'
import { ArticleList } from './article-list.tsx'
import { HelpfulVote } from './helpful-vote.tsx'

/** Every address of the screen, and what the tab, search engines and shared links say of each. */
export const pages = helpArticles.map(({ slug, title, summary }) => ({
  path: `/help/${slug}`,
  meta: { title, description: summary },
}))

/** /help/{slug}: one article and what is read next. Whoever calls an address without one is told before. */
export function HelpArticleScreen() {
  const article = findHelpArticle(slugOf(usePathname()))
  useScreenTitle(article?.title ?? 'Help')
  if (article === undefined) return null
  const related = article.related.flatMap((slug) => findHelpArticle(slug) ?? [])

  return (
    <div className="content-width flex-1 py-8 sm:py-12">
      <div className="mx-auto max-w-2xl">
        <Link
          to="/help"
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          All help articles
        </Link>
        <article>
          <h1 className="mt-4 text-heading">{article.title}</h1>
          <p className="mt-2 mb-8 text-quiet">{article.summary}</p>
          <ArticleText text={article.body} />
        </article>
        <HelpfulVote key={article.slug} slug={article.slug} />
        {related.length > 0 && (
          <section className="mt-12 border-t border-line pt-8" aria-labelledby="related">
            <h2 id="related" className="mb-4 text-title">
              Read next
            </h2>
            <ArticleList articles={related} />
          </section>
        )}
      </div>
    </div>
  )
}

function slugOf(pathname: string): string {
  return pathname.replace(/^\/help\//, '').replace(/\/$/, '')
}
