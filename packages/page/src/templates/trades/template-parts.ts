import { sceneSchema } from '@wildpath/illustrator'
import type { z } from 'zod'

import { describeSceneIn } from '../../language/scenes/describe-scene-in.ts'
import {
  sampleFacts,
  samplePeople,
  sampleStandings,
  sampleVoices,
} from '../../samples/sample-values.ts'
import type { SectionInput, SectionType } from '../../sections/section-models.ts'
import type { TemplatePart } from './page-template.ts'

type InputOf<Type extends SectionType> = Extract<SectionInput, { type: Type }>
type ContentOf<Type extends SectionType> = NonNullable<InputOf<Type>['content']>
type SceneInput = z.input<typeof sceneSchema>
type Line = readonly [title: string, description: string]
type Field = NonNullable<ContentOf<'lead-form'>['fields']>[number]

/** `links` are pairs of a label and a section ID. */
export function header(
  links: readonly Line[],
  { button, ...content }: Partial<ContentOf<'header'>> & { button: string },
): TemplatePart {
  return {
    section: {
      id: 'header',
      type: 'header',
      content: {
        logoText: sampleFacts.businessName,
        navigationItems: links.map(([label, id]) => ({ label, target: `#${id}` })),
        ctaText: button,
        ctaUrl: '#',
        ...content,
      },
    },
  }
}

type HeroInput = {
  eyebrow?: string
  title: string
  subtitle: string
  button: string
  second: Line
  /** Absent for a hero without a picture. */
  scene?: SceneInput
  background?: InputOf<'hero'>['background']
}

export function hero({ button, second, scene, background, ...texts }: HeroInput): TemplatePart {
  const [text, id] = second
  return {
    section: {
      id: 'hero',
      type: 'hero',
      ...(background !== undefined && { background }),
      content: {
        ...texts,
        buttons: [
          { text: button, link: '#' },
          { text, link: `#${id}`, style: 'outline' },
        ],
        ...(scene === undefined
          ? { layout: { alignment: 'center' } }
          : { media: buildScene(scene) }),
      },
    },
  }
}

type ListInput = Omit<ContentOf<'features'>, 'items' | 'display' | 'layout'> & {
  columns?: 1 | 2 | 3
  background?: InputOf<'features'>['background']
  scene?: SceneInput
}

/** A list of titles and descriptions. The owner's list with the same ID, such as 'bring' or 'steps', takes its place. */
export function list(
  id: string,
  display: NonNullable<ContentOf<'features'>['display']>,
  items: readonly Line[],
  { columns, background, scene, ...content }: ListInput,
): TemplatePart {
  return {
    section: {
      id,
      type: 'features',
      ...(background !== undefined && { background }),
      content: {
        ...content,
        display,
        ...(columns !== undefined && { layout: { columns } }),
        ...(scene !== undefined && { media: buildScene(scene) }),
        items: items.map(([title, description]) => ({ title, description })),
      },
    },
  }
}

export function trips(title: string, items: readonly Line[]): TemplatePart {
  return { ...list('trips', 'rows', items, { title }), facts: 'trips' }
}

export function checklist(id: string, title: string, lines: readonly string[]): TemplatePart {
  return list(
    id,
    'checklist',
    lines.map((line) => ['', line]),
    { title },
  )
}

type Plan = readonly [title: string, ...features: string[]]

export function prices(
  title: string,
  plans: readonly Plan[],
  background?: InputOf<'pricing'>['background'],
): TemplatePart {
  return {
    facts: 'prices',
    section: {
      id: 'prices',
      type: 'pricing',
      ...(background !== undefined && { background }),
      content: {
        title,
        items: plans.map(([name, ...features]) => ({
          title: name,
          price: 'Your price',
          period: '',
          buttonText: 'Request a date',
          features,
          popular: false,
        })),
      },
    },
  }
}

export function hours(title: string, lines: readonly Line[], note: string): TemplatePart {
  return {
    facts: 'hours',
    section: {
      id: 'hours',
      type: 'hours',
      content: {
        title,
        items: lines.map(([day, description]) => ({ title: day, description })),
        note,
      },
    },
  }
}

export function map(title: string): TemplatePart {
  return {
    facts: 'place',
    section: { id: 'map', type: 'map', content: { title, address: sampleFacts.address } },
  }
}

export function contact(title: string): TemplatePart {
  const { email, phone, address } = sampleFacts
  return {
    facts: 'contact',
    section: { id: 'contact', type: 'contact', content: { title, email, phone, address } },
  }
}

export function gallery(
  title: string,
  scenes: readonly SceneInput[],
  columns: 2 | 3 | 4,
): TemplatePart {
  return {
    section: {
      id: 'gallery',
      type: 'gallery',
      content: { title, layout: { columns }, items: scenes.map(buildSceneItem) },
    },
  }
}

/** Large pictures, each with a title and a description. */
export function tiles(
  id: string,
  title: string,
  items: readonly (readonly [...Line, SceneInput])[],
  background?: InputOf<'gallery'>['background'],
): TemplatePart {
  return {
    section: {
      id,
      type: 'gallery',
      ...(background !== undefined && { background }),
      content: {
        title,
        layout: { columns: items.length === 3 ? 3 : 2 },
        items: items.map(([name, description, scene]) => ({
          title: name,
          description,
          ...buildSceneItem(scene),
          overlayOpacity: 0.5,
        })),
      },
    },
  }
}

export function story(title: string, body: string, scene?: SceneInput): TemplatePart {
  return {
    section: {
      id: 'about',
      type: 'text',
      content: { title, body, ...(scene !== undefined && { media: buildScene(scene) }) },
    },
  }
}

export function video(title: string, body: string): TemplatePart {
  return {
    section: {
      id: 'video',
      type: 'text',
      content: { title, body, media: { type: 'video', src: '', alt: '' } },
    },
  }
}

type Person = readonly [name: string, role: string, description: string]

export function team(title: string, people: readonly Person[]): TemplatePart {
  return {
    section: {
      id: 'team',
      type: 'team',
      content: {
        title,
        items: people.map(([name, role, description]) => ({ title: name, role, description })),
      },
    },
  }
}

export const sampleGuides = samplePeople.guides

export function voices(title: string): TemplatePart {
  return {
    section: {
      id: 'voices',
      type: 'testimonial',
      content: {
        title,
        isSample: true,
        items: samplePeople.guests.map((name, index) => ({
          title: name,
          role: sampleStandings.roles[index],
          description: sampleVoices[index],
        })),
      },
    },
  }
}

/** Associations, permits, and press coverage of the business. */
export function partners(title: string): TemplatePart {
  return {
    section: {
      id: 'partners',
      type: 'social-proof',
      content: {
        title,
        isSample: true,
        layout: { alignment: 'center' },
        items: samplePeople.partners.map((name) => ({ title: name })),
      },
    },
  }
}

export function countdown(title: string): TemplatePart {
  return { section: { id: 'countdown', type: 'countdown', content: { title } } }
}

/** Questions, each with a hint for its answer. */
export function faq(title: string, questions: readonly Line[]): TemplatePart {
  return {
    section: {
      id: 'faq',
      type: 'faq',
      content: {
        title,
        items: questions.map(([question, answer]) => ({ title: question, description: answer })),
      },
    },
  }
}

type CtaInput = { title: string; subtitle: string; button: string; scene: SceneInput }

export function cta({ title, subtitle, button, scene }: CtaInput): TemplatePart {
  return {
    section: {
      id: 'offer',
      type: 'cta',
      background: 'dark',
      content: {
        title,
        subtitle,
        buttons: [{ text: button, link: '#' }],
        media: buildScene(scene),
      },
    },
  }
}

type FormInput = {
  title: string
  body: string
  button: string
  isMultiStep?: boolean
  /** Fields between the email address and the last question. */
  fields: readonly Field[]
  lastQuestion: string
}

export function form({ title, body, button, fields, ...more }: FormInput): TemplatePart {
  return {
    section: {
      id: 'lead-form',
      type: 'lead-form',
      content: {
        title,
        body,
        isMultiStep: more.isMultiStep ?? false,
        fields: [
          { label: 'Your name', kind: 'text' },
          { label: 'Email', kind: 'email' },
          ...fields,
          { label: more.lastQuestion, kind: 'long-text', isRequired: false },
        ],
        buttonText: button,
      },
    },
  }
}

export const choice = (label: string, ...options: string[]): Field => ({
  label,
  kind: 'choice',
  options,
})
export const number = (label: string, isRequired = true): Field => ({
  label,
  kind: 'number',
  isRequired,
})
export const date = (label: string): Field => ({ label, kind: 'date' })
export const phone: Field = { label: 'Phone', kind: 'phone', isRequired: false }

/** `links` are pairs of a label and a section ID. */
export function footer(
  links: readonly Line[],
  { isWide = false }: { isWide?: boolean } = {},
): TemplatePart {
  const { businessName, email, phone: number_, address } = sampleFacts
  const listed = links.map(([label, id]) => ({ label, url: `#${id}` }))
  return {
    section: {
      id: 'footer',
      type: 'footer',
      content: {
        companyName: businessName,
        ...(isWide
          ? { email, phone: number_, address, quickLinks: listed }
          : { footerLinks: listed, layout: { alignment: 'center' as const } }),
      },
    },
  }
}

function buildScene(input: SceneInput) {
  const scene = sceneSchema.parse(input)
  return { type: 'scene' as const, scene, alt: describeSceneIn(scene, 'en') }
}

function buildSceneItem(input: SceneInput) {
  const { scene, alt } = buildScene(input)
  return { scene, alt }
}
