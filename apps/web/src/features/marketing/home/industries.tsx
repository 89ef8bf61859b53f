import { industries, industryLabels, type Industry } from '@wildpath/contract'
import { Bed, Compass, type LucideIcon, Mountain, Tent, Waves, Bike } from 'lucide-react'

import { SectionHead } from '../section-head.tsx'

const outdoor: Partial<Record<Industry, LucideIcon>> = {
  'outdoor-adventure': Tent,
  'guiding': Compass,
  'lodging': Bed,
  'outdoor-gear': Bike,
  'water-sports': Waves,
  'climbing': Mountain,
}

/** The trades it writes for (spec 2, section 2); the outdoor ones stand out. */
export function Industries() {
  return (
    <section aria-labelledby="industries" className="border-y border-line bg-surface">
      <div className="content-width py-16 sm:py-24">
        <SectionHead
          id="industries"
          eyebrow="Who it is for"
          title="At home outdoors, at ease elsewhere"
          text="It knows the words of these trades first. Whoever does something else can use it all the same."
        />
        <ul className="mt-10 grid grid-cols-2 gap-3 md:grid-cols-3">
          {industries.map((industry) => {
            const Icon = outdoor[industry]
            return (
              Icon && (
                <li
                  key={industry}
                  className="plate flex items-center gap-4 rounded-card border border-line bg-ground p-5 font-display text-lead max-sm:flex-col max-sm:items-start max-sm:gap-3"
                >
                  <Icon aria-hidden size={26} className="shrink-0 text-lantern" />
                  {industryLabels[industry]}
                </li>
              )
            )
          })}
        </ul>
        <ul className="mt-6 flex flex-wrap gap-x-2 gap-y-2">
          {industries.map(
            (industry) =>
              !outdoor[industry] && (
                <li
                  key={industry}
                  className="rounded-full border border-line px-3.5 py-1.5 text-note text-quiet"
                >
                  {industryLabels[industry]}
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  )
}
