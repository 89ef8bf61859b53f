export { leadAlert } from './lead-alert.ts'
export { createNotificationsFeature } from './notifications-feature.ts'
