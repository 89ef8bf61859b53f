import { type ActivityKey, findActivity } from '@wildpath/activities'

import type { BusinessRecord } from './business-record.ts'

type Line = Pick<BusinessRecord, 'activity' | 'industry'>

/** Types of schema.org below LocalBusiness, where the activity alone decides. */
const typesOfActivities: Partial<Record<ActivityKey, string>> = {
  'dentist': 'Dentist',
  'healthcare': 'MedicalBusiness',
  'yoga': 'HealthClub',
  'fitness': 'HealthClub',
  'coaching': 'ProfessionalService',
  'legal': 'LegalService',
  'finance': 'FinancialService',
  'real-estate': 'RealEstateAgent',
  'agency': 'ProfessionalService',
  'ecommerce': 'Store',
  'gear-shop': 'SportingGoodsStore',
  'gear-rental': 'SportingGoodsStore',
  'home-services': 'HomeAndConstructionBusiness',
  'beauty': 'HealthAndBeautyBusiness',
  'sauna': 'HealthAndBeautyBusiness',
  'camping': 'Campground',
  'glamping': 'Campground',
  'bakery': 'Bakery',
  'restaurant': 'Restaurant',
  'bike-repair': 'BikeStore',
  'bookkeeping': 'AccountingService',
  'bread-baking': 'Bakery',
  'car-repair': 'AutoRepair',
  'cake-making': 'Bakery',
  'chimney-sweeping': 'HomeAndConstructionBusiness',
  'childminding': 'ChildCare',
  'decorating': 'HousePainter',
  'electrical-work': 'Electrician',
  'flowers': 'Florist',
  'gardening': 'HomeAndConstructionBusiness',
  'hairdressing': 'HairSalon',
  'locksmith': 'Locksmith',
  'massage': 'HealthAndBeautyBusiness',
  'nutrition': 'MedicalBusiness',
  'personal-training': 'HealthClub',
  'physiotherapy': 'MedicalBusiness',
  'plumbing': 'Plumber',
  'removals': 'MovingCompany',
  'roofing': 'RoofingContractor',
  'tattooing': 'TattooParlor',
  'wills': 'LegalService',
}
const typesOfIndustries: Record<string, string> = {
  'lodging': 'LodgingBusiness',
  'outdoor-gear': 'SportingGoodsStore',
  'water-sports': 'SportsActivityLocation',
  'climbing': 'SportsActivityLocation',
  'outdoor-adventure': 'SportsActivityLocation',
  'ecommerce': 'Store',
  'real-estate': 'RealEstateAgent',
  'fitness': 'HealthClub',
  'finance': 'FinancialService',
  'restaurant': 'Restaurant',
  'healthcare': 'MedicalBusiness',
  'legal': 'LegalService',
}

/** What kind of place it is, for schema.org; 'LocalBusiness' where nothing finer is known to be true. */
export function businessType({ activity, industry }: Line): string {
  const known = findActivity(activity ?? '')
  if (known === undefined) return typesOfIndustries[industry] ?? 'LocalBusiness'
  const own = typesOfActivities[known.key as ActivityKey]
  if (own !== undefined) return own
  if (known.goal === 'stay') return 'LodgingBusiness'
  if (known.goal === 'purchase') return 'Store'
  return known.isOutdoor === true ? 'SportsActivityLocation' : 'LocalBusiness'
}

export type OfferedKind = 'trip' | 'stay' | 'rental' | 'product' | 'service'

const kindsOfIndustries: Record<string, OfferedKind> = {
  'outdoor-adventure': 'trip',
  'guiding': 'trip',
  'lodging': 'stay',
  'ecommerce': 'product',
}

/** What is sold, where that is known: an outing is a trip, a night is a room, a bike by the day is let. */
export function offeredKind({ activity, industry }: Line): OfferedKind {
  const known = findActivity(activity ?? '')
  if (known === undefined) return kindsOfIndustries[industry] ?? 'service'
  if (known.key === 'gear-shop') return 'product'
  switch (known.goal ?? 'booking') {
    case 'stay':
      return 'stay'
    case 'rental':
      return 'rental'
    case 'purchase':
      return 'product'
    case 'booking':
      return known.isOutdoor === true ? 'trip' : 'service'
    case 'visit':
    case 'lessons':
    case 'quote':
    case 'enquiry':
      return 'service'
  }
}
