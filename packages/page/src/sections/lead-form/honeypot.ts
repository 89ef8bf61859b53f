/** Name of the input no person sees; a submission that fills it is spam. */
export const honeypotName = 'hp_website'
