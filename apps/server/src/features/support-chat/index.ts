export { supportChats, supportMessages } from './chat-tables.ts'
export { createSupportChatFeature } from './support-chat-feature.ts'
