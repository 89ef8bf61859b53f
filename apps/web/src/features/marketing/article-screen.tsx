import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Link } from '../../ui/link.tsx'

type ArticleScreenProps = { title: string; intro?: string; children: ReactNode }

/** The frame of every page that is there to be read. */
export function ArticleScreen({ title, intro, children }: ArticleScreenProps) {
  useScreenTitle(title)

  return (
    <article className="content-width flex-1 py-8 sm:py-12">
      <div className="mx-auto max-w-2xl">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          Back to Home
        </Link>
        <h1 className="mt-4 text-heading">{title}</h1>
        {intro && <p className="mt-2 text-quiet">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </article>
  )
}
