import { conversionRate, type Funnel } from '@wildpath/contract'

const time = '2026-01-01T09:00:00.000Z'

/**
 * What an offline demo session looks around in (spec 2, section 4, 'Offline (demo) mode'; figures of
 * section 9). Screens that show it say that it is a sample.
 */
export const demoFunnel: Funnel = {
  id: '00000000-0000-4000-8000-000000000000',
  user_id: 'demo',
  title: 'Sample Canyon Rafting Funnel',
  slug: 'sample-canyon-rafting-funnel',
  customDomain: null,
  domainVerified: false,
  public_url: '',
  isPublic: true,
  status: 'published',
  business_info: {
    business_name: 'Sample Canyon Rafting',
    industry: 'water-sports',
    product_service: 'Guided half-day rafting trips through an easy canyon, all gear included',
    target_customer: 'Families who have never held a paddle',
    main_offer: 'Half-day family trip with lunch on the river bank',
    brand_tone: 'friendly',
  },
  business_facts: { version: 1, facts: [], dismissed: [] },
  generated_content: {
    landing_page: {
      headline: 'Your family, one raft, a canyon to remember',
      subheadline: 'Guided half-day trips on easy water for families who have never held a paddle.',
      benefits: [
        'A guide in every raft',
        'All gear included, in every size',
        'Lunch on the river bank',
      ],
      cta_text: 'Save our seats',
      cta_url: '#',
      form_fields: ['Name', 'Email'],
      plan: {
        theme: 'river',
        composition: 'classic',
        scenes: [
          {
            kind: 'river',
            subject: 'raft',
            time: 'day',
            weather: 'clear',
            season: 'summer',
            climate: 'temperate',
            seed: 1,
          },
        ],
      },
    },
    thank_you_page: {
      headline: 'You are on the list',
      message: 'We read every request ourselves and answer by email.',
      next_steps: ['Look for our email', 'Tell us your dates'],
    },
    ad_copy: {
      facebook_ads: [
        {
          id: 'facebook-sample',
          platform: 'facebook',
          headline: 'One raft, the whole family',
          body: 'Half a day on easy water with a guide in every raft. Lunch on the river bank is included.',
          createdAt: time,
        },
      ],
      google_ads: [
        {
          id: 'google-sample',
          platform: 'google',
          headline: 'Family rafting, half a day',
          body: 'Easy water, a guide in every raft, lunch on the river bank.',
          createdAt: time,
        },
      ],
    },
    follow_up_emails: [
      'Subject: We have your request\n\nHello,\n\nThank you for writing. We answer soon.\n\nSample Canyon Rafting',
      'Subject: What to bring\n\nHello,\n\nA towel and dry shoes are enough; we bring the rest.\n\nSample Canyon Rafting',
      'Subject: Shall we save your seats?\n\nHello,\n\nReply with a date and we look for a raft.\n\nSample Canyon Rafting',
    ],
  },
  written_by: 'copywriter',
  custom_branding: { logo_url: '' },
  usesPageBuilder: false,
  landingPageSections: null,
  landingPageLook: null,
  pageBuilderData: null,
  originalLandingPageContent: null,
  has_unpublished_changes: false,
  follow_ups_on: false,
  regenerations_left: 0,
  revision: 1,
  stats: { views: 1247, leads: 89, conversion_rate: conversionRate(89, 1247), last_updated: null },
  is_read_only: true,
  created_at: time,
  updated_at: time,
}
