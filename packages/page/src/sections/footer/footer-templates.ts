import { sampleFacts, sampleProfiles } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

const reach = {
  email: sampleFacts.email,
  phone: sampleFacts.phone,
  address: sampleFacts.address,
}

export const footerTemplates: readonly SectionTemplate[] = [
  {
    id: 'footer-1',
    name: 'Footer with columns',
    category: 'Footer',
    description: 'Who you are, how to reach you, three lists of links and your profiles.',
    elements: [
      'Company name',
      'Description',
      'Contact details',
      'Link lists',
      'Social links',
      'Copyright',
    ],
    section: {
      type: 'footer',
      content: {
        companyName: sampleFacts.businessName,
        description: 'Time outside, with people who like to share it.',
        ...reach,
        companyLinks: [
          { label: 'About us', url: '#about' },
          { label: 'Guides', url: '#team' },
        ],
        productLinks: [
          { label: 'Trips', url: '#features' },
          { label: 'Prices', url: '#pricing' },
        ],
        resourceLinks: [
          { label: 'Questions', url: '#faq' },
          { label: 'Photos', url: '#portfolio' },
        ],
        socialLinks: [
          { name: 'Instagram', url: sampleProfiles.instagram, icon: 'instagram' },
          { name: 'Facebook', url: sampleProfiles.facebook, icon: 'facebook' },
        ],
      },
    },
  },
  {
    id: 'footer-2',
    name: 'Footer with news',
    category: 'Footer',
    description: 'Invites guests to hear from you, beside quick links and contact details.',
    elements: [
      'Company name',
      'Newsletter title',
      'Newsletter text',
      'Quick links',
      'Contact details',
    ],
    section: {
      type: 'footer',
      background: 'dark',
      content: {
        companyName: sampleFacts.businessName,
        ...reach,
        quickLinks: ['Trips', 'Prices', 'Questions', 'Contact'],
        newsletterTitle: 'Stay in touch',
        newsletterDescription: 'Leave your email address, and we will write to you.',
      },
    },
  },
  {
    id: 'footer-3',
    name: 'Short footer',
    category: 'Footer',
    description: 'Your name, the year and a few links, centered.',
    elements: ['Company name', 'Copyright', 'Links'],
    section: {
      type: 'footer',
      content: {
        companyName: sampleFacts.businessName,
        layout: { alignment: 'center' },
        footerLinks: [
          { label: 'Contact', url: '#contact' },
          { label: 'Questions', url: '#faq' },
        ],
      },
    },
  },
]
