import type { Pictures } from './activity.ts'

type SeenOnly = Pictures & { mentions: RegExp }

/** What is shown where words speak of it, and never written about. */
export const campervans: SeenOnly = {
  mentions:
    /\b(camper ?-?vans?|van ?-?life|motor ?-?homes?|rv|rvs|van (hire|rentals?)|camper (hire|rentals?)|campers)\b/i,
  views: [
    ['trail', 'campervan'],
    ['coast', 'campervan'],
    ['lake', 'campervan'],
    ['desert', 'campervan'],
    ['camp', 'fire'],
    ['forest', 'campervan'],
  ],
}

export const cityTours: SeenOnly = {
  mentions:
    /\b(city tours?|walking tours? of|sight ?-?seeing|old town|town tours?|ghost tours?|food tours?|tuk ?-?tuks?|segway\w*|historic tours?|guided city)\b/i,
  views: [
    ['town', 'none'],
    ['town', 'sailboat'],
    ['town', 'motorboat'],
    ['coast', 'none'],
    ['town', 'birds'],
    ['meadow', 'none'],
  ],
}
