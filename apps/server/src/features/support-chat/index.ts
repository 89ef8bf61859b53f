export { supportChats, supportMessages } from './chat-tables.ts'
export { recordChatAudit } from './record-chat-audit.ts'
export { sayInChat } from './say-in-chat.ts'
export { createSupportChatFeature } from './support-chat-feature.ts'
