import { product } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Card } from '../../ui/card.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { ArrivalScene } from '../../ui/scenery/arrival-scene.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'

type AuthLayoutProps = { title: string; text: string; children: ReactNode }

/** The frame of every screen on the way in: one card before the ridge. */
export function AuthLayout({ title, text, children }: AuthLayoutProps) {
  useScreenTitle(title)

  return (
    <ArrivalScene className="gap-4 pt-3 pb-16">
      <div className="content-width grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Link
          to="/menu"
          aria-label="Back to Menu: the list of all pages"
          title="The list of all pages"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control text-note font-semibold whitespace-nowrap text-quiet hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          Back to Menu
        </Link>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-control font-display text-lead font-semibold"
        >
          <LogoMark className="size-7" />
          <span className="max-sm:sr-only">{product.name}</span>
        </Link>
        <div className="justify-self-end">
          <ThemeToggle />
        </div>
      </div>
      <Card look="plate" className="mx-auto my-auto w-[calc(100%-2rem)] max-w-lg">
        <h1 className="text-heading">{title}</h1>
        <p className="mt-1 mb-5 text-quiet">{text}</p>
        {children}
      </Card>
    </ArrivalScene>
  )
}
