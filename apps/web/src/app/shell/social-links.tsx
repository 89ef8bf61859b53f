import { type SocialNetwork, socialNetworks } from '@wildpath/contract'

import { useSite } from '../../entities/site/site.ts'

const glyphs: Record<SocialNetwork, string> = {
  facebook:
    'M14 8h2.5V4.5H14c-2.5 0-4 1.6-4 4V11H7.5v3.5H10V22h3.5v-7.5h2.6l.6-3.5h-3.2V9c0-.6.2-1 .5-1Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17 5.9a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  x: 'M3.5 3.5h5l4 5.6 4.9-5.6h2.2l-6.1 7 6.9 9.5h-5l-4.5-6.2-5.4 6.2H3.3l6.6-7.6ZM6.3 5l9.5 13.5h1.9L8.2 5Z',
  linkedin:
    'M5 9.5h3.3V20H5ZM6.65 4.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM10.3 9.5h3.2V11c.5-.9 1.6-1.8 3.3-1.8 3.2 0 4 2 4 5V20h-3.3v-5.2c0-1.3-.1-2.8-1.8-2.8s-2 1.3-2 2.7V20h-3.4Z',
  youtube:
    'M5 5.5h14A3.5 3.5 0 0 1 22.5 9v6a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 15V9A3.5 3.5 0 0 1 5 5.5ZM10 8.8v6.4l5.5-3.2Z',
}

/** The operator's own profiles; none unless they are configured. */
export function SocialLinks() {
  const { socialProfiles } = useSite()
  if (socialProfiles.length === 0) return null

  return (
    <ul className="-ml-3 flex">
      {socialProfiles.map(({ network, url }) => {
        const { label } = socialNetworks[network]
        return (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label} (opens a new tab)`}
              title={label}
              className="inline-flex size-11 items-center justify-center rounded-control hover:bg-raised hover:text-ink"
            >
              <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-current">
                <path fillRule="evenodd" d={glyphs[network]} />
              </svg>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
