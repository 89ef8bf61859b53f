import type { AdFinding } from '@wildpath/ads'
import { CircleAlert, OctagonX, Scissors } from 'lucide-react'

const looks = {
  refused: { word: 'Refused', icon: OctagonX, className: 'text-clay' },
  risky: { word: 'Risky', icon: CircleAlert, className: 'text-lantern' },
  cut: { word: 'Cut', icon: Scissors, className: 'text-quiet' },
} as const

/** What the platform would say; nothing where it would say nothing. */
export function AdFindings({ findings }: { findings: readonly AdFinding[] }) {
  if (findings.length === 0) return null
  return (
    <ul aria-label="What the platform would say" className="flex flex-col gap-2 text-note">
      {findings.map(({ part, rule, severity, message }) => {
        const { word, icon: Icon, className } = looks[severity]
        return (
          <li key={`${part} ${rule}`} className="flex items-start gap-2">
            <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${className}`} />
            <span className="min-w-0 wrap-anywhere">
              <strong className={className}>
                {word}, {part === 'headline' ? 'headline' : 'text'}:
              </strong>{' '}
              {message}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
