/** Spec 2, section 9, 'Public page fixed stats'. Examples only: visitors never see them (product.md). */
export const sampleFigures = {
  figures: [
    { value: '10,000+', label: 'Happy Customers' },
    { value: '4.9/5', label: 'Average Rating' },
    { value: '100%', label: 'Satisfaction' },
  ],
} as const
