import type { BusinessInfo, CustomBranding } from '@wildpath/contract'

export type SampleBusiness = {
  key: string
  trade: string
  business: BusinessInfo
  branding: CustomBranding
}

/** Six invented businesses; no such company, place or person is meant. */
export const sampleBusinesses = [
  {
    key: 'rafting',
    trade: 'White-water rafting',
    business: {
      business_name: 'Amber Fork Rafting',
      industry: 'outdoor-adventure',
      product_service:
        'Half-day and full-day white-water rafting trips on the Amber Fork, class II to IV, with certified river guides. Wetsuits, helmets and lunch are included.',
      target_customer: 'Families with children from eight and groups of friends, most first-timers',
      main_offer: 'Half-day family float for $69 per person, wetsuit and lunch included',
      brand_tone: 'friendly',
    },
    branding: brand('#0f766e', '#f59e0b', 'Merriweather'),
  },
  {
    key: 'climbing',
    trade: 'Climbing gym',
    business: {
      business_name: 'Chalk Street Climbing',
      industry: 'climbing',
      product_service:
        'Indoor bouldering and top-rope climbing hall with beginner courses, new routes every week and kids sessions on Saturdays. Shoes and harness can be borrowed.',
      target_customer: 'Beginners who have never climbed, students and office workers after work',
      main_offer: 'First-Timer Class: 90 minutes with an instructor, shoes and harness, for $25',
      brand_tone: 'bold',
    },
    branding: brand('#475569', '#facc15', 'Montserrat'),
  },
  {
    key: 'fly-fishing',
    trade: 'Fly-fishing guide',
    business: {
      business_name: 'Quiet Water Fly Fishing',
      industry: 'guiding',
      product_service:
        'Guided fly-fishing days for wild trout, wading or from a drift boat, with one guide for at most two anglers. Rods, waders and flies are provided.',
      target_customer: 'Couples and friends who fish a few days a year, and complete beginners',
      main_offer: 'Full-day guided float for two at $480, gear and streamside lunch included',
      brand_tone: 'professional',
    },
    branding: brand('#1e3a5f', '#d97706', 'Playfair Display'),
  },
  {
    key: 'lodge',
    trade: 'Mountain lodge',
    business: {
      business_name: 'Stag Hollow Lodge',
      industry: 'lodging',
      product_service:
        'A timber lodge with nine rooms at the edge of the forest, wood-fired sauna, home-cooked dinners and marked hiking trails from the door.',
      target_customer: 'Couples and small families who want a quiet weekend away from the city',
      main_offer: 'Two-night Forest Weekend for $390 per couple, breakfast and sauna included',
      brand_tone: 'luxury',
    },
    branding: brand('#3f4a2c', '#e7b86b', 'Playfair Display'),
  },
  {
    key: 'horse-trekking',
    trade: 'Horse trekking',
    business: {
      business_name: 'Long Meadow Trail Rides',
      industry: 'guiding',
      product_service:
        'Guided horse rides of two hours through meadows and pine forest, with calm trail horses and a riding helmet for everybody. No experience is needed.',
      target_customer: 'Families on holiday with children from ten, and people who rode long ago',
      main_offer: 'Two-hour sunset ride for $85 per person, helmet and campfire cocoa included',
      brand_tone: 'caring',
    },
    branding: brand('#7c3f1d', '#f2c879', 'Lato'),
  },
  {
    key: 'bike-rental',
    trade: 'Bike rental',
    business: {
      business_name: 'Switchback Bike Hire',
      industry: 'outdoor-gear',
      product_service:
        'Mountain bike and e-bike rental next to the trailhead, with helmets, repair kits and trail maps, plus guided rides on weekends.',
      target_customer: 'Day trippers and holiday guests who did not bring their own bike',
      main_offer: 'E-bike for a whole day at $59, helmet and trail map included',
      brand_tone: 'fun',
    },
    branding: brand('#4338ca', '#34d399', 'Poppins'),
  },
] as const satisfies readonly SampleBusiness[]

export type SampleKey = (typeof sampleBusinesses)[number]['key']

/** Address of a sample's whole page. */
export function samplePath(key: SampleKey): string {
  return `/samples/${key}.html`
}

function brand(
  primary_color: string,
  secondary_color: string,
  font_family: CustomBranding['font_family'],
): CustomBranding {
  return { logo_url: '', primary_color, secondary_color, font_family }
}
