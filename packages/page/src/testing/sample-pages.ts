import { hostileMarkdown, hostileMarkup } from '../sections/custom/testing/hostile-markup.ts'
import { sectionModels } from '../sections/section-models.ts'
import { sectionTemplates } from '../templates/section-templates.ts'

const kinds = Object.keys(sectionModels)
const grounds = ['light', 'dark', 'glass', 'stars'] as const
const buttonStyles = ['primary', 'secondary', 'outline', 'ghost'] as const

/** Every kind with everything it can hold, and every template: for tests that compare drawings. */
export function everyKindPage() {
  const ofKinds = kinds.map((type, index) => ({
    id: `kind-${type}`,
    type,
    background: grounds[index % grounds.length],
    theme: index % 3 === 0 ? 'nature' : 'default',
    style: { primaryColor: '#22c55e', textColor: '#1f2937', fontFamily: 'Lato', padding: 'p-12' },
    content: {
      ...content('Grüße & "words" <b>', { kind: 'lake', seed: 5 }),
      isSample: true,
      hasSamplePrices: true,
    },
  }))
  const markup = ['html', 'markdown'].map((contentType) => ({
    id: `custom-${contentType}`,
    type: 'custom',
    content: { contentType, body: ownWords },
  }))
  const templates = sectionTemplates.map(({ id, section }) => ({ ...section, id }))
  const strange = [{ type: 'carousel' }, { type: 'pricing', content: 7 }]
  return { title: 'Everything', sections: [...ofKinds, ...markup, ...templates, ...strange] }
}

const ownWords = `# Title

Some *words* with <b>bold</b>, a [link](https://a.test "there") and a list:

- one
- two <i>deep</i>

<table><tr><td align="right">1<td>2</table><p>open <div>block</div><img src="https://a.test/a.jpg" alt="A">
<details open><summary>More</summary>Inside</details>`

/** Pages in which every text of every kind tries to become something else than text. */
export function hostilePages() {
  const texts = [...hostileMarkup, ...hostileAddresses, ...hostileStyles]
  const ofKinds = kinds.flatMap((type) =>
    texts
      .filter((_, index) => index % kinds.length === kinds.indexOf(type) || index < 3)
      .map((text, index) => ({
        id: `${type}-${index}`,
        type,
        style: coloursOf(text),
        content: content(text),
      })),
  )
  const custom = [
    ...hostileMarkup.map((body) => ({ contentType: 'html', body })),
    ...hostileMarkdown.map((body) => ({ contentType: 'markdown', body })),
    ...hostileMarkup.map((body) => ({ contentType: 'markdown', body })),
    { contentType: 'html', body: hostileMarkup.join('') },
    { contentType: 'html', body: hostileMarkup.toReversed().join('<p>') },
  ].map((own, index) => ({ id: `own-${index}`, type: 'custom', content: own }))
  const unknown = hostileMarkup.map((type) => ({ type, content: type }))
  return inPages([...ofKinds, ...custom, ...unknown], 30)
}

function inPages(sections: readonly unknown[], each: number) {
  const pages = []
  for (let from = 0; from < sections.length; from += each) {
    pages.push({ title: hostileMarkup[0], sections: sections.slice(from, from + each) })
  }
  return pages
}

function coloursOf(text: string) {
  const colour = text.slice(0, 64)
  return { primaryColor: colour, backgroundColor: colour, textColor: colour, navTextColor: colour }
}

const hostileAddresses = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '//evil.test/a.png',
  '/\\evil.test/a.png',
  'https://user:password@evil.test/a.png',
  'vbscript:alert(1)',
]

const hostileStyles = [
  'red;background:url(https://evil.test/a.png)',
  'expression(alert(1))',
  '#fff}</style><script>alert(1)</script>',
  'url("javascript:alert(1)")',
  '@import "https://evil.test/a.css"',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
]

/** Content with everything any kind knows; fields that a kind does not know are kept and not drawn. */
function content(text: string, scene?: { kind: string; seed: number }) {
  const link = { label: text, url: text, target: text, customTarget: text, name: text, icon: text }
  return {
    ...textsOf(text),
    layout: { columns: 3, alignment: 'center' },
    media: { type: 'image', src: text, alt: text },
    items: [0, 1, 2].map((index) => ({
      title: text,
      description: text,
      image: index === 0 ? text : '',
      link: text,
      icon: ['star', 'users', text.slice(0, 40)][index],
      overlayColor: text.slice(0, 64),
      role: text,
      company: text,
      linkedin: text,
      twitter: text,
      price: text,
      period: text,
      features: [text],
      ...(index === 2 && scene !== undefined && { scene }),
    })),
    buttons: buttonStyles.map((style) => ({ text, link: text, style })),
    navigationItems: [link],
    fields: [
      { label: text.slice(0, 200) || 'Name', kind: 'text' },
      { label: 'Email', kind: 'email' },
      { label: 'Choose', kind: 'choice', options: [text.slice(0, 200)] },
      { label: 'I agree', kind: 'consent' },
    ],
    ...Object.fromEntries(
      [
        'quickLinks',
        'companyLinks',
        'productLinks',
        'resourceLinks',
        'footerLinks',
        'socialLinks',
      ].map((name) => [name, [link]]),
    ),
    visualElements: ['text', 'image', 'button', 'shape', 'logo'].map((type, index) => ({
      type,
      x: index * 90,
      y: index * 40,
      width: 80,
      height: 30,
      rotation: index * 5,
      content: {
        text,
        imageUrl: text,
        href: text,
        backgroundColor: text.slice(0, 64),
        textColor: text.slice(0, 64),
      },
    })),
  }
}

function textsOf(text: string): Record<string, string> {
  const names =
    'title subtitle body eyebrow businessName logoUrl logoText ctaText ctaUrl searchPlaceholder loginText ' +
    'loginUrl signupText signupUrl companyName description email phone address copyrightText ' +
    'newsletterTitle newsletterDescription secondaryText placeholder buttonText'
  return Object.fromEntries(names.split(' ').map((name) => [name, text]))
}
