/** Outdoor trades first, then the specification's twelve (spec 2, section 2), the least related last. */
export const industries = [
  'outdoor-adventure',
  'guiding',
  'lodging',
  'outdoor-gear',
  'water-sports',
  'climbing',
  'fitness',
  'restaurant',
  'education',
  'coaching',
  'ecommerce',
  'agency',
  'healthcare',
  'real-estate',
  'saas',
  'finance',
  'legal',
  'other',
] as const
export type Industry = (typeof industries)[number]

export const industryLabels: Record<Industry, string> = {
  'coaching': 'Coaching',
  'ecommerce': 'Ecommerce',
  'saas': 'SaaS',
  'real-estate': 'Real Estate',
  'fitness': 'Fitness',
  'finance': 'Finance',
  'education': 'Education',
  'agency': 'Agency',
  'restaurant': 'Restaurant',
  'healthcare': 'Healthcare',
  'legal': 'Legal',
  'other': 'Other',
  'outdoor-adventure': 'Outdoor & Adventure',
  'guiding': 'Guiding & Tours',
  'lodging': 'Lodges & Camps',
  'outdoor-gear': 'Outdoor Gear & Rental',
  'water-sports': 'Water Sports',
  'climbing': 'Climbing',
}

export const brandTones = ['professional', 'friendly', 'luxury', 'fun', 'bold', 'caring'] as const
export type BrandTone = (typeof brandTones)[number]
