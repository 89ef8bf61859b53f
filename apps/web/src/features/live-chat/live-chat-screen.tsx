import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { LiveChatPanel } from './live-chat-panel.tsx'

/** /admin/chats. The panel itself refuses whoever is no admin (spec 3, section 2.11). */
export function LiveChatScreen() {
  useScreenTitle('Live Chat Support')

  return (
    <div className="content-width flex flex-1 flex-col gap-6 py-8 sm:py-10">
      <h1 className="text-heading">Live Chat Support</h1>
      <LiveChatPanel />
    </div>
  )
}
