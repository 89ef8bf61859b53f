import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const fonts = [
  ['Inter', '@fontsource-variable/inter', 'inter-latin-wght-normal'],
  ['Roboto', '@fontsource-variable/roboto', 'roboto-latin-wght-normal'],
  ['Open Sans', '@fontsource-variable/open-sans', 'open-sans-latin-wght-normal'],
  ['Montserrat', '@fontsource-variable/montserrat', 'montserrat-latin-wght-normal'],
  [
    'Playfair Display',
    '@fontsource-variable/playfair-display',
    'playfair-display-latin-wght-normal',
  ],
] as const
const still = [
  ['Lato', '@fontsource/lato', 'lato-latin-'],
  ['Poppins', '@fontsource/poppins', 'poppins-latin-'],
  ['Merriweather', '@fontsource/merriweather', 'merriweather-latin-'],
] as const

/** The eight fonts from the installed packages, for pictures taken without a server. */
export function fontFaces(): string {
  return [
    ...fonts.map(([family, name, file]) => face(family, '100 900', fileOf(name, file))),
    ...still.flatMap(([family, name, file]) =>
      [400, 700].map((weight) =>
        face(family, String(weight), fileOf(name, `${file}${weight}-normal`)),
      ),
    ),
  ].join('')
}

function face(family: string, weight: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${url}")}`
}

function fileOf(name: string, file: string): string {
  const root = join(import.meta.dirname, '../..')
  const [found] = ['.', 'apps/server'].flatMap((place) =>
    globSync(join(root, place, 'node_modules', name, 'files', `${file}.woff2`)),
  )
  if (found === undefined) throw new Error(`${name} has no ${file}.woff2`)
  return pathToFileURL(found).href
}
