type Carried = { name: string; place: number; count: number }

export const sortInstructions =
  'Press Space to lift, the arrow keys to move, Space to drop, Escape to put it back.'

/** What is said aloud while a row is carried; places are counted from 0. */
export const sortAnnouncements = {
  lifted: (row: Carried) => `${row.name} lifted, ${placeOf(row)}.`,
  moved: (row: Carried) => `${row.name}: ${placeOf(row)}.`,
  dropped: (row: Carried) => `${row.name} dropped, ${placeOf(row)}.`,
  putBack: (row: Carried) => `${row.name} put back, ${placeOf(row)}.`,
}

function placeOf({ place, count }: Carried): string {
  return `place ${place + 1} of ${count}`
}
