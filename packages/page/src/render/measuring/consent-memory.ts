export type ConsentChoice = 'agreed' | 'declined'

/** Visitors are asked again after 180 days. */
export const rememberedMs = 180 * 24 * 60 * 60 * 1000

/** Cookies set by the ad and analytics platforms' scripts, deleted when a visitor withdraws consent. */
export const trackingCookie = /^(_fb[pc]|_ga|_gcl_|_gac_|_gid|_ttp|_tt_|ttcsid|ttclid)/
