/** Signs of the places where businesses have profiles, on a 24 unit square: what is filled, what is drawn. */
const signs = {
  facebook: {
    fill: 'M14 22v-8.2h2.8l.5-3.4H14V8.300c0-1 .5-1.9 2-1.900h1.500V3.500S16.1 3.2 14.8 3.200c-2.7 0-4.4 1.6-4.4 4.600v2.600h-3v3.400h3V22z',
  },
  instagram: {
    line: 'M7.5 3h9A4.5 4.5 0 0 1 21 7.500v9a4.5 4.5 0 0 1-4.5 4.500h-9A4.5 4.5 0 0 1 3 16.500v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.2 6.800h.01',
  },
  x: { line: 'M4 4l16 16M20 4 4 20' },
  youtube: {
    fill: 'M5 5.500Q12 4.8 19 5.5 21.6 5.8 21.9 8.500q.4 3.5 0 7-.3 2.7-2.9 3-7 .7-14 0-2.6-.3-2.9-3-.4-3.5 0-7Q2.4 5.8 5 5.500zM10 8.800v6.400l5.5-3.200z',
  },
  tiktok: {
    fill: 'M13 2.500h3.200c.3 2.3 1.7 3.9 4 4.100v3.200c-1.5 0-2.9-.5-4-1.300v6.700a6.2 6.2 0 1 1-7-6.200v3.400a2.9 2.9 0 1 0 3.8 2.800z',
  },
  linkedin: {
    fill: 'M4 9h3.600v11.500H4zM5.8 3.400a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200zM9.9 9h3.400v1.600c.6-1 1.8-1.9 3.5-1.9 3.6 0 4.2 2.4 4.2 5.400v6.400h-3.600v-5.700c0-1.4 0-3.1-1.9-3.100s-2.1 1.5-2.1 3v5.800H9.900z',
  },
  github: {
    line: 'M9 19c-4.5 1.4-4.5-2.3-6.3-2.800M15.3 22v-3.500c0-1 .1-1.4-.5-2 3-.3 5.7-1.5 5.7-6.5 0-1.3-.5-2.5-1.3-3.4.3-.9.3-2-.1-3.2 0 0-1.1-.3-3.5 1.300a12 12 0 0 0-6.3 0C6.9 3.1 5.8 3.4 5.8 3.400c-.4 1.2-.4 2.3-.1 3.200C4.9 7.5 4.4 8.7 4.4 10c0 5 2.7 6.2 5.7 6.5-.6.6-.6 1.2-.5 2V22',
  },
  mail: {
    line: 'M3.5 5h17A1.5 1.5 0 0 1 22 6.500v11a1.5 1.5 0 0 1-1.5 1.500h-17A1.5 1.5 0 0 1 2 17.500v-11A1.5 1.5 0 0 1 3.5 5zM2.5 7 12 13.5 21.5 7',
  },
} as const satisfies Record<string, { fill: string } | { line: string }>
export type SocialSign = keyof typeof signs

/** Other words for them. */
const aliases: Record<string, SocialSign> = { twitter: 'x', email: 'mail', envelope: 'mail' }

/** The sign that an icon's name means, however it was written ('fa-facebook', 'Twitter'); null for none. */
export function socialSign(icon: string): SocialSign | null {
  for (const word of icon.toLowerCase().split(/[^a-z]+/)) {
    if (Object.hasOwn(signs, word)) return word as SocialSign
    const other = Object.hasOwn(aliases, word) ? aliases[word] : undefined
    if (other !== undefined) return other
  }
  return null
}

/** Says nothing by itself: the profile's name stands beside it. */
export function SocialIcon({ sign }: { sign: SocialSign }) {
  const drawing: { fill?: string; line?: string } = signs[sign]
  return (
    <svg className="pg-social-icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawing.line === undefined ? (
        <path fill="currentColor" fillRule="evenodd" d={drawing.fill} />
      ) : (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={drawing.line}
        />
      )}
    </svg>
  )
}
