import { z } from 'zod'

/** Stars out of five that a guest can give, in halves. */
const ratings = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] as const

/** A rating that the owner entered; absent if the guest gave none. */
export const ratingSchema = z.literal(ratings)
export type Rating = z.infer<typeof ratingSchema>

export const ratingOptions = ratings.map((value) => ({ value, label: `${value} out of 5` }))
