import { type AdminStats, plans } from '@wildpath/contract'

import { Card } from '../../../ui/card.tsx'

/** How many people are on each plan; admins are who is left (spec 3, section 3.7). */
export function PlanDistribution({ stats }: { stats: AdminStats }) {
  const { totalUsers, freeUsers, explorerUsers, expeditionLeaderUsers } = stats
  const rows = [
    { label: plans.free.label, people: freeUsers },
    { label: plans.explorer.label, people: explorerUsers },
    { label: plans['expedition-leader'].label, people: expeditionLeaderUsers },
    {
      label: plans.admin.label,
      people: totalUsers - freeUsers - explorerUsers - expeditionLeaderUsers,
    },
  ]

  return (
    <Card>
      <h2 className="text-title">Plan distribution</h2>
      <ul className="mt-4 flex flex-col gap-4">
        {rows.map(({ label, people }) => {
          const share = totalUsers === 0 ? 0 : (people / totalUsers) * 100
          return (
            <li key={label}>
              <p className="flex justify-between gap-4 text-note">
                <span className="font-semibold">{label}</span>
                <span className="tabular-nums">
                  {people.toLocaleString('en')}{' '}
                  <span className="text-quiet">
                    ({share.toFixed(share > 0 && share < 10 ? 1 : 0)}%)
                  </span>
                </span>
              </p>
              <div aria-hidden className="mt-1.5 h-2.5 rounded-full bg-raised">
                {people > 0 && (
                  <div
                    className="h-full min-w-px rounded-full bg-fern"
                    style={{ width: `${share}%` }}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
