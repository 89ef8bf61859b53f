export { activities, type ActivityKey, findActivity } from './activities.ts'
export type { Activity, ActivityKind } from './activity.ts'
export { picturesFor } from './pictures-for.ts'
