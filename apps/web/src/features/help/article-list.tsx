import { TextLink } from '../../ui/text-link.tsx'

type Listed = { slug: string; title: string; summary: string }

/** Articles with what each of them tells. */
export function ArticleList({ articles }: { articles: readonly Listed[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <TextLink to={`/help/${slug}`} className="inline-flex min-h-11 items-center sm:min-h-6">
            {title}
          </TextLink>
          <p className="text-note text-quiet">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
