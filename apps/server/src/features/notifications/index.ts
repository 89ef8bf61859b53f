export { leadAlert } from './lead-alert.ts'
export { createNotificationsFeature } from './notifications-feature.ts'
export { sendToOwner } from './send-to-owner.ts'
