import { moreTemplates, sectionTemplates, type SectionTemplate } from '@wildpath/page/templates'
import {
  CircleHelp,
  Clock,
  Film,
  Hourglass,
  Image,
  Images,
  LayoutPanelTop,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageSquareQuote,
  MousePointerClick,
  PanelBottom,
  PanelTop,
  Phone,
  Pilcrow,
  Route,
  Square,
  Tag,
  TrendingUp,
  Type,
  Users,
} from 'lucide-react'

type PaletteSection = { template: SectionTemplate; label: string; Icon: LucideIcon }

const looks: readonly [string, string, LucideIcon][] = [
  ['header-1', 'Header', PanelTop],
  ['hero-1', 'Hero', LayoutPanelTop],
  ['features-1', 'Features', LayoutTemplate],
  ['gallery-1', 'Gallery', Images],
  ['testimonials-1', 'Testimonials', MessageSquareQuote],
  ['pricing-1', 'Pricing', Tag],
  ['trips-1', 'Trips', Route],
  ['hours-1', 'Opening hours', Clock],
  ['countdown-1', 'Countdown', Hourglass],
  ['faq-1', 'FAQ', CircleHelp],
  ['social-proof-1', 'Social Proof', TrendingUp],
  ['contact-1', 'Contact', Phone],
  ['map-1', 'Map', MapPin],
  ['lead-form-1', 'Lead form', Mail],
  ['cta-1', 'Call to Action', Megaphone],
  ['team-1', 'Team', Users],
  ['text-1', 'Text', Pilcrow],
  ['video-1', 'Video', Film],
  ['footer-1', 'Footer', PanelBottom],
]

/** One template of each kind; the dialog has the others. */
export const paletteSections: readonly PaletteSection[] = looks.flatMap(([id, label, Icon]) => {
  const template = [...sectionTemplates, ...moreTemplates].find((one) => one.id === id)
  return template === undefined ? [] : [{ template, label, Icon }]
})

export const paletteElements = [
  { type: 'text', label: 'Text', Icon: Type },
  { type: 'image', label: 'Image', Icon: Image },
  { type: 'button', label: 'Button', Icon: MousePointerClick },
  { type: 'shape', label: 'Shape', Icon: Square },
] as const
