/** So long a deleted funnel can be restored; then it is purged with all that is its own. */
export const keptDeletedDays = 30
