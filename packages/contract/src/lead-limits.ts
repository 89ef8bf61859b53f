/** What the owner has made of a lead so far. */
export const leadStatuses = ['new', 'contacted', 'booked', 'lost'] as const

export const longestLeadNote = 5000

/** At most so many leads are changed at once. */
export const largestLeadBulk = 500
