/** Name of the entry that tells what a visitor decided about ad platforms, beside the answers of a form. */
export const measuringField = 'hp_measuring'
