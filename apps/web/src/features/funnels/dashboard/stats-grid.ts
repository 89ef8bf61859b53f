/** Five cards: 2 and 2 and 1, then 3 and 2, then all in a row. */
export const statsGrid =
  'grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-6 sm:gap-4 sm:*:col-span-2 ' +
  'sm:*:nth-last-[-n+2]:col-span-3 lg:grid-cols-5 lg:*:nth-[n]:col-span-1'
