import type { PageDocument } from '@wildpath/page/document'
import { clsx } from 'clsx'

import { PageFrame } from '../../../entities/page/page-preview/page-frame.tsx'
import { useHasBeenNear } from '../../../lib/use-has-been-near.ts'
import { useWidth } from '../../../lib/use-width.ts'

type PageThumbnailProps = {
  page: PageDocument
  title: string
  /** Viewport in pixels that the page is rendered for before it is scaled down. */
  screen: { width: number; height: number }
  className?: string
}

/** A small preview of a page, rendered once it nears the viewport. It cannot be focused or clicked. */
export function PageThumbnail({ page, title, screen, className }: PageThumbnailProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  const isNear = useHasBeenNear(box)

  return (
    <div
      ref={box}
      inert
      className={clsx(
        'pointer-events-none relative overflow-hidden rounded-t-card border-b border-line bg-raised',
        className,
      )}
    >
      {isNear && width > 0 && (
        <PageFrame
          page={page}
          badge={null}
          title={title}
          className="absolute top-0 left-0 max-w-none origin-top-left"
          style={{ ...screen, transform: `scale(${width / screen.width})` }}
        />
      )}
    </div>
  )
}
