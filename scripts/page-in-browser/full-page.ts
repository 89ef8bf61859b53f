import { parsePage, type PageDocument } from '@wildpath/page/document'
import type { PageTheme } from '@wildpath/page/themes'

const scene = (kind: string, subject: string) => ({ kind, subject, seed: 7 })
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Reason ${index + 1}`,
    description: 'Guides who know every rapid by name, and every child by the end of the trip.',
  }))

/** A page with every kind of section and every display, long words and long lines included. */
export function fullPage(theme: PageTheme, changes: Partial<PageDocument> = {}): PageDocument {
  return parsePage({
    title: 'Everything',
    style: { theme },
    sections: [
      {
        id: 'header',
        type: 'header',
        content: {
          logoText: 'Donaudampfschifffahrtsgesellschaft',
          isTransparent: true,
          navigationItems: ['features', 'pricing', 'team', 'contact', 'about'].map((target) => ({
            label: `About our ${target}`,
            target: `#${target}`,
          })),
          ctaText: 'Save our seats on the river',
          searchPlaceholder: 'Find a trip',
          loginText: 'Log in',
          loginUrl: 'https://example.test/login',
        },
      },
      {
        id: 'hero',
        type: 'hero',
        content: {
          eyebrow: 'Since 2004',
          title:
            'Your family, one raft and a river to remember: guided half days on the Gallatin from May to September, kids from 7',
          subtitle: 'Guided half-day trips on gentle water for families who never held a paddle.',
          buttons: [
            { text: 'Save our seats', link: '#' },
            { text: 'See prices', link: '#pricing', style: 'secondary' },
            { text: 'Call us', link: 'tel:+14065550100', style: 'outline' },
            { text: 'Read more', link: '#text', style: 'ghost' },
          ],
          media: { type: 'scene', scene: scene('river', 'raft'), alt: 'A raft on a river' },
        },
      },
      ...(['cards', 'list', 'steps', 'checklist', 'rows'] as const).map((display, index) => ({
        id: `features-${display}`,
        type: 'features',
        content: { title: `Shown as ${display}`, display, items: items(index + 3) },
      })),
      {
        id: 'bare',
        type: 'features',
        content: { title: 'One reason', items: [{ description: 'Lunch on a gravel bar' }] },
      },
      {
        id: 'text',
        type: 'text',
        content: {
          title: 'Who we are',
          body: 'Two brothers.\n\nOne river.',
          media: { type: 'scene', scene: scene('lake', 'canoe'), alt: 'A canoe on a lake' },
        },
      },
      {
        id: 'gallery',
        type: 'gallery',
        content: {
          items: ['river', 'lake', 'coast', 'camp'].map((kind) => ({
            scene: { kind, seed: 3 },
            title: `The ${kind}`,
            alt: `Drawing of a ${kind}`,
          })),
        },
      },
      { id: 'cta', type: 'cta', content: { title: '$49 per person', buttons: [{ text: 'Book' }] } },
      {
        id: 'cta-film',
        type: 'cta',
        content: {
          title: 'See it move',
          media: { type: 'video', src: 'https://youtu.be/abc', alt: 'Three minutes on the river' },
          buttons: [{ text: 'Book' }],
        },
      },
      {
        id: 'cta-dark',
        type: 'cta',
        background: 'dark',
        content: { title: 'In the dark', subtitle: 'The same', buttons: [{ text: 'Book' }] },
      },
      { id: 'testimonial', type: 'testimonial', content: { items: items(2) } },
      {
        id: 'pricing',
        type: 'pricing',
        content: { title: 'Prices', items: items(3).map((item) => ({ ...item, price: '$49' })) },
      },
      { id: 'team', type: 'team', content: { title: 'The team', items: items(3) } },
      {
        id: 'faq',
        type: 'faq',
        content: { title: 'Before you book', items: items(3) },
      },
      {
        id: 'social-proof',
        type: 'social-proof',
        content: { items: [{ title: '12', description: 'Seasons' }] },
      },
      {
        id: 'contact',
        type: 'contact',
        content: { title: 'Come by', email: 'hi@example.test', phone: '+1 406 555 0100' },
      },
      {
        id: 'hours',
        type: 'hours',
        content: {
          title: 'Opening hours',
          items: [
            { title: 'Monday to Friday', description: '9:00 to 17:00' },
            { title: 'Sunday', description: 'Closed' },
          ],
          note: 'May to October',
        },
      },
      {
        id: 'map',
        type: 'map',
        content: {
          title: 'Where to find us',
          address: 'Dock 4, Moab',
          mapUrl: '38.5733, -109.5498',
          items: [{ title: 'Parking', description: 'Free, behind the boathouse' }],
        },
      },
      {
        id: 'countdown',
        type: 'countdown',
        content: {
          title: 'Save the date',
          date: '2099-06-05T09:00',
          timeZone: 'America/Denver',
          body: 'The season opens.',
          buttons: [{ text: 'Ask for a date' }],
        },
      },
      { id: 'custom', type: 'custom', content: { title: 'Own words', body: 'Hello' } },
      {
        id: 'glass',
        type: 'text',
        background: 'glass',
        content: { title: 'Glass', body: 'Hello' },
      },
      {
        id: 'stars',
        type: 'text',
        background: 'stars',
        content: { title: 'Stars', body: 'Hello' },
      },
      { id: 'night', type: 'text', theme: 'night', content: { title: 'Night', body: 'Hello' } },
      { id: 'nature', type: 'text', theme: 'nature', content: { title: 'Nature', body: 'Hello' } },
      {
        id: 'lead-form',
        type: 'lead-form',
        content: {
          title: 'Ready to Get Started?',
          body: 'Half-day family trip with lunch',
          isMultiStep: true,
          buttonText: 'Save our seats',
          fields: [
            { label: 'Preferred date', kind: 'date' },
            { label: 'Group size', kind: 'number' },
            { label: 'Trip', kind: 'choice', options: ['Half day', 'Full day'] },
            { label: 'Anything else?', kind: 'long-text', isRequired: false },
            { label: 'Name', kind: 'text' },
            { label: 'Email', kind: 'email' },
            { label: 'Phone', kind: 'phone', isRequired: false },
            { label: 'You may write to me about my trip.', kind: 'consent' },
          ],
        },
      },
      {
        id: 'footer',
        type: 'footer',
        content: {
          companyName: 'Big Bend Rafting',
          description: 'On the river since 2004.',
          email: 'hi@example.test',
          phone: '+1 406 555 0100',
          quickLinks: ['Pricing', 'Team', 'Careers'],
          socialLinks: [
            { name: 'Instagram', url: 'https://example.test/instagram', icon: 'instagram' },
            { name: 'Our blog', url: 'https://example.test/blog' },
          ],
          newsletterTitle: 'River news',
        },
      },
    ],
    ...changes,
  })
}
