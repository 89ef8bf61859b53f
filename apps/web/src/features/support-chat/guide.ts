import { newId } from '../../lib/new-id.ts'
import { notifyError } from '../../ui/notify.ts'
import { createGuideConversation } from './guide-conversation.ts'
import { streamGuide } from './stream-guide.ts'

/** Of this tab: closing the panel keeps it, leaving the page or going back from a person ends it. */
export const guide = createGuideConversation({
  greeting:
    'Hello! I answer questions about Wildpath from our help articles. What would you like to know?',
  stream: streamGuide,
  newId,
  now: () => new Date(),
  onFailure: () => notifyError('Failed to send message'),
})
