import { Flag, PenLine, Tent } from 'lucide-react'

import { promises } from '../marketing-content.ts'

const claims = [
  { icon: PenLine, text: promises.questions },
  { icon: Flag, text: promises.launch },
  { icon: Tent, text: promises.trial },
] as const

/** What we promise. Figures of how many rely on us come when there are any. */
export function Claims() {
  return (
    <section aria-label="At a glance" className="border-b border-line bg-surface">
      <ul className="content-width flex flex-wrap justify-between gap-x-10 gap-y-3 py-8 max-sm:flex-col">
        {claims.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3 font-display text-lead">
            <Icon aria-hidden size={22} className="shrink-0 text-lantern" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
