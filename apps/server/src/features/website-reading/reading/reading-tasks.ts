import { chooseLinks } from './choose-links.ts'
import { readDrawingColours } from './drawing-colours.ts'
import { type FetchedPage, openPage } from './open-page.ts'
import { readSite } from './read-site.ts'
import { readRobots } from './robots.ts'

/** What of strangers' markup is computed, each from one value to another, for a thread to do. */
export const readingTasks = {
  chooseLinks: (page: FetchedPage): string[] => chooseLinks(openPage(page)),
  readSite,
  readDrawingColours,
  readRobots,
}
export type ReadingTasks = typeof readingTasks
