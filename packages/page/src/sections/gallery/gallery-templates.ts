import type { SectionTemplate } from '../section-template.ts'

export const galleryTemplates: readonly SectionTemplate[] = [
  {
    id: 'gallery-1',
    name: 'Picture grid',
    category: 'Gallery',
    description: 'Six pictures in three columns; replace the drawn scenes with your photos.',
    elements: ['Title', 'Pictures', 'Captions', 'Columns'],
    section: {
      type: 'gallery',
      content: {
        title: 'Have a look around',
        layout: { columns: 3 },
        items: [
          {
            scene: { kind: 'lake', time: 'dawn', weather: 'mist', subject: 'none', seed: 3 },
            alt: 'Drawn scene: a misty lake at dawn',
          },
          {
            scene: { kind: 'summit', time: 'day', subject: 'none', seed: 14 },
            alt: 'Drawn scene: a summit by day',
          },
          {
            scene: { kind: 'forest', time: 'day', season: 'autumn', subject: 'none', seed: 5 },
            alt: 'Drawn scene: an autumn forest',
          },
          {
            scene: { kind: 'coast', time: 'dusk', subject: 'none', seed: 9 },
            alt: 'Drawn scene: a coast at dusk',
          },
          {
            scene: { kind: 'snow', time: 'day', season: 'winter', subject: 'none', seed: 2 },
            alt: 'Drawn scene: fresh snow',
          },
          {
            scene: { kind: 'camp', time: 'night', subject: 'fire', seed: 11 },
            alt: 'Drawn scene: a fire at a night camp',
          },
        ],
      },
    },
  },
  {
    id: 'gallery-2',
    name: 'Pictures with words',
    category: 'Gallery',
    description: 'Large pictures with a title and a line of text on each, leading where you say.',
    elements: ['Title', 'Subtitle', 'Pictures', 'Words on pictures', 'Overlay', 'Links'],
    section: {
      type: 'gallery',
      background: 'dark',
      content: {
        title: 'Choose your day',
        subtitle: 'A few ways to spend it outside.',
        layout: { columns: 2, alignment: 'center' },
        items: [
          {
            title: 'The short one',
            description: 'For a first taste',
            scene: { kind: 'meadow', time: 'day', season: 'spring', subject: 'hiker', seed: 4 },
            alt: 'Drawn scene: a hiker in a spring meadow',
            overlayOpacity: 0.3,
            link: '#',
          },
          {
            title: 'The long one',
            description: 'For those who want more of it',
            scene: { kind: 'ridge', time: 'dawn', subject: 'hiker', seed: 6 },
            alt: 'Drawn scene: a hiker on a ridge at dawn',
            overlayOpacity: 0.3,
            link: '#',
          },
          {
            title: 'On the water',
            description: 'For those drawn to lakes and rivers',
            scene: { kind: 'lake', time: 'day', subject: 'kayak', seed: 12 },
            alt: 'Drawn scene: a kayak on a lake',
            textPosition: 'top',
            overlayOpacity: 0.5,
            link: '#',
          },
          {
            title: 'Overnight',
            description: 'For those who stay for the stars',
            scene: { kind: 'camp', time: 'dusk', subject: 'tent', seed: 7 },
            alt: 'Drawn scene: a tent at dusk',
            textPosition: 'middle',
            overlayOpacity: 0.3,
            link: '#',
          },
        ],
      },
    },
  },
]
