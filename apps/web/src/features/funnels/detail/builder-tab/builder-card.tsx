import { ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Link } from '../../../../ui/link.tsx'

type BuilderCardProps = {
  Icon: LucideIcon
  title: string
  text: string
  /** The whole card leads there. */
  to?: string
  action?: ReactNode
}

/** One way on, said in a sentence. */
export function BuilderCard({ Icon, title, text, to, action }: BuilderCardProps) {
  return (
    <div className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-low has-[a:hover]:border-quiet has-[>h3_a:focus-visible]:outline-2 has-[>h3_a:focus-visible]:outline-lantern">
      <Icon aria-hidden size={26} className="text-lantern" />
      <h3 className="font-sans text-lead font-semibold tracking-normal">
        {to === undefined ? (
          title
        ) : (
          <Link
            to={to}
            className="flex items-center gap-2 outline-none after:absolute after:inset-0"
          >
            {title}
            <ArrowRight aria-hidden size={18} className="text-quiet" />
          </Link>
        )}
      </h3>
      <p className="flex-1 text-note text-quiet">{text}</p>
      {action}
    </div>
  )
}
