import type { Framing } from '../media/picture-framing.ts'
import { Picture } from '../parts/picture.tsx'
import { safeImage } from '../document/safe-url.ts'

type PortraitProps = Framing & {
  name: string
  image: string
  alt: string
  size: number
  path: string | undefined
}

/** A person's picture, or the first letters of their name where there is none. */
export function Portrait({ name, image, size, ...picture }: PortraitProps) {
  if (safeImage(image) === null) {
    return (
      <span className="pg-portrait" data-picture={picture.path} aria-hidden="true">
        {initialsOf(name)}
      </span>
    )
  }
  return <Picture className="pg-portrait" src={image} width={size} height={size} {...picture} />
}

/** 'AS' for 'Ana Maria de Souza', and 'K' for 'Karin, Bergen': a place follows the comma. */
export function initialsOf(name: string): string {
  const [person = ''] = name.split(',')
  const words = person.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => /./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
