import { product } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useScreenTitle } from '../../lib/use-screen-title.ts'
import { Card } from '../../ui/card.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { ArrivalScene } from '../../ui/scenery/arrival-scene.tsx'

type AuthSceneProps = { title: string; text: string; children: ReactNode }

/** The frame of every screen on the way in: one card before the ridge. */
export function AuthScene({ title, text, children }: AuthSceneProps) {
  useScreenTitle(title)

  return (
    <ArrivalScene className="pt-4 pb-20 sm:pb-28">
      <div className="content-width flex items-center justify-between">
        <Link
          to="/menu"
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          Back to Menu
        </Link>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-control font-display text-lead font-semibold"
        >
          <LogoMark className="size-7" />
          {product.name}
        </Link>
      </div>
      <Card look="plate" className="mx-auto my-auto w-[calc(100%-2rem)] max-w-md">
        <h1 className="text-heading">{title}</h1>
        <p className="mt-2 mb-6 text-quiet">{text}</p>
        {children}
      </Card>
    </ArrivalScene>
  )
}
