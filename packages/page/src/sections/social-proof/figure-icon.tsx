import type { figureIcons } from './social-proof-model.ts'

const drawings: Record<(typeof figureIcons)[number], string> = {
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  star: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  chart: 'M4 3v17h17M8 16v-4M13 16V8M18 16v-6',
}

type FigureIconProps = { icon: string }

/** The icon of a figure (spec 3, 3.3), or none for any other word. */
export function FigureIcon({ icon }: FigureIconProps) {
  if (!isFigureIcon(icon)) return null
  return (
    <svg className="pg-figure-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  )
}

function isFigureIcon(icon: string): icon is keyof typeof drawings {
  return Object.hasOwn(drawings, icon)
}
