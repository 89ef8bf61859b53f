import { sampleFacts } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

export const headerTemplates: readonly SectionTemplate[] = [
  {
    id: 'header-1',
    name: 'Classic header',
    category: 'Header',
    description: 'Your name on the left, links to the sections, and one button.',
    elements: ['Logo text', 'Navigation links', 'Button', 'Logo picture', 'Colors'],
    section: {
      type: 'header',
      content: {
        logoText: sampleFacts.businessName,
        logoPosition: 'left',
        navigationItems: [
          { label: 'Trips', target: '#features' },
          { label: 'Prices', target: '#pricing' },
          { label: 'Guides', target: '#team' },
          { label: 'Contact', target: '#contact' },
        ],
        ctaText: 'Book now',
        ctaUrl: '#',
      },
    },
  },
  {
    id: 'header-2',
    name: 'Centered header',
    category: 'Header',
    description:
      'Your name in the middle, and links to sign in where guests have an account with you.',
    elements: ['Logo text', 'Navigation links', 'Login link', 'Signup link', 'Logo size'],
    section: {
      type: 'header',
      content: {
        logoText: sampleFacts.businessName,
        logoPosition: 'center',
        logoSize: 'large',
        navigationItems: [
          { label: 'About', target: '#about' },
          { label: 'Services', target: '#services' },
          { label: 'Questions', target: '#faq' },
        ],
        loginText: 'Guest login',
        signupText: 'Join us',
        ctaText: 'Plan your visit',
        ctaUrl: '#',
      },
    },
  },
  {
    id: 'header-3',
    name: 'Header over the picture',
    category: 'Header',
    description:
      'Lies on the first screen: links first, a field that finds words, your name on the right.',
    elements: ['Logo text', 'Search field', 'Navigation links', 'Button', 'Transparency'],
    section: {
      type: 'header',
      content: {
        logoText: sampleFacts.businessName,
        logoPosition: 'right',
        logoSize: 'small',
        navigationItems: [
          { label: 'Tours', target: '#features' },
          { label: 'Photos', target: '#portfolio' },
          { label: 'Contact', target: '#contact' },
        ],
        searchPlaceholder: 'Search this page',
        ctaText: 'Get in touch',
        ctaUrl: '#',
        isTransparent: true,
      },
    },
  },
]
