import { newEntryNames } from '../../samples/sample-values.ts'

/** Spec 3, section 9: what a new link of a header says until somebody changes it. */
export const newNavigationLink = { label: newEntryNames.link, target: '#new' } as const
