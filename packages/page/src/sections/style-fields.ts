import type { FieldCard, SectionField } from './section-field.ts'
import { sectionBackgrounds, sectionThemes } from './section-base.ts'
import { alignments, longestVideoAddress, overlayStrengths, sizes } from './section-parts.ts'
import {
  fontWeights,
  headingSizes,
  letterSpacings,
  sectionMargins,
  sectionPaddings,
  textSizes,
  textTransforms,
} from './section-style.ts'
import { themeDefaultLabel, choice, namedOptions } from './shared-fields.ts'

/** Spec 3, 3.12: the fonts of the builders, and those that only headers have beside them. */
const fonts = ['Inter', 'Poppins', 'Roboto', 'Open Sans', 'Lato', 'Montserrat'] as const
const headerFonts = [...fonts, 'Playfair Display', 'Merriweather'] as const

/** Spec 3, 3.12: four steps each are 'Small' to 'Extra Large'. */
const fourSizes = ['Small', 'Medium', 'Large', 'Extra Large']
const inFourSizes = (values: readonly string[]) =>
  values.map((value, index) => ({ value, label: fourSizes[index] ?? value }))

/** Most columns of a kind's grid; null where its items stand otherwise. */
type Columns = 3 | 4 | null

/** The Style tab of every kind but header and footer. */
export function styleCards({ columns = null }: { columns?: Columns } = {}): FieldCard[] {
  return [
    motionBackground,
    { title: 'Section colors', fields: [ground, text, primary, secondary] },
    typography(fonts, { headingSize: true, textSize: true }),
    spacing(columns),
  ]
}

/** A footer has small letters only, whatever it says. */
export function footerStyleCards(): FieldCard[] {
  return [
    background,
    { title: 'Section colors', fields: [ground, text, primary, secondary] },
    typography(fonts, { headingSize: false, textSize: false }),
    spacing(null),
  ]
}

/** Spec 3, 2.5: the Style tab of headers has Header Colors and Typography. */
export function headerStyleCards(): FieldCard[] {
  const colours = [
    ground,
    text,
    colour('logoBackgroundColor', 'Logo background'),
    colour('navTextColor', 'Link color'),
    colour('navHoverColor', 'Link color under the pointer'),
    primary,
    secondary,
  ]
  return [
    background,
    { title: 'Header Colors', fields: colours },
    // Without a heading, and as tall as what stands in it.
    typography(headerFonts, { headingSize: false, textSize: true }),
    { title: 'Layout and spacing', fields: [margin] },
  ]
}

function colour(name: string, label: string): SectionField {
  return { control: 'colour', path: ['style', name], label }
}

const ground = colour('backgroundColor', 'Background color')
const text = colour('textColor', 'Text color')
const primary = colour('primaryColor', 'Primary color')
const secondary = colour('secondaryColor', 'Secondary color')

const background: FieldCard = {
  title: 'Background and theme',
  fields: [
    choice('background', 'Background', namedOptions(sectionBackgrounds), {
      absent: themeDefaultLabel,
    }),
    choice('theme', 'Theme', namedOptions(sectionThemes)),
    { control: 'backdrop', path: ['backdrop', 'picture'], label: 'Background picture' },
    {
      ...choice('overlay', 'Overlay', namedOptions(overlayStrengths), { absent: 'Light' }),
      path: ['backdrop', 'overlay'],
      hint: 'Hides part of the picture, so that text is easy to read.',
    },
  ],
}

const motionBackground: FieldCard = {
  ...background,
  fields: [
    ...background.fields,
    {
      control: 'video-file',
      path: ['backdrop', 'video'],
      label: 'Background video',
      longest: longestVideoAddress,
      hint: 'The address of an .mp4 or .webm file. It plays without sound, and visitors can pause it. Visitors who prefer less motion or data see the picture.',
    },
  ],
}

function styleChoice(name: string, label: string, options: ReturnType<typeof namedOptions>) {
  const field = choice(name, label, options, { absent: themeDefaultLabel })
  return { ...field, path: ['style', name] } satisfies SectionField
}

const alignment = layoutChoice('alignment', 'Alignment', namedOptions(alignments))
const margin = styleChoice('margin', 'Margin', inFourSizes(sectionMargins))

type Sizes = { headingSize: boolean; textSize: boolean }

function typography(families: readonly string[], { headingSize, textSize }: Sizes): FieldCard {
  return {
    title: 'Typography',
    fields: [
      styleChoice('fontFamily', 'Font', namedOptions(families)),
      styleChoice('fontWeight', 'Font weight', namedOptions(fontWeights)),
      ...(headingSize
        ? [styleChoice('headingSize', 'Heading size', inFourSizes(headingSizes))]
        : []),
      ...(textSize ? [styleChoice('textSize', 'Text size', inFourSizes(textSizes))] : []),
      styleChoice('letterSpacing', 'Letter spacing', namedOptions(letterSpacings)),
      styleChoice('textTransform', 'Capital letters', namedOptions(textTransforms)),
    ],
  }
}

function spacing(columns: Columns): FieldCard {
  const counts = [1, 2, 3, 4].slice(0, columns ?? 0)
  return {
    title: 'Layout and spacing',
    fields: [
      alignment,
      ...(columns === null ? [] : [layoutChoice('columns', 'Columns', namedOptions(counts))]),
      layoutChoice('padding', 'Section height', namedOptions(sizes), {
        hint: 'The room above and below, in steps that suit every screen.',
      }),
      {
        ...styleChoice('padding', 'Padding', inFourSizes(sectionPaddings)),
        hint: 'One measure on every screen, in place of the section height.',
      },
      margin,
    ],
  }
}

function layoutChoice(
  name: string,
  label: string,
  options: ReturnType<typeof namedOptions>,
  extra: { hint?: string } = {},
): SectionField {
  const field = choice(name, label, options, { absent: themeDefaultLabel, ...extra })
  return { ...field, path: ['content', 'layout', name] }
}
