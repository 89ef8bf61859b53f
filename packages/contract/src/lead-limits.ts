/** The status that the owner gave a lead. */
export const leadStatuses = ['new', 'contacted', 'booked', 'lost'] as const

export const longestLeadNote = 5000

/** At most so many leads are changed at once. */
export const largestLeadBulk = 500
