/** Name of the window event that opens the support chat (spec 1, section 2.9). */
export const openLiveChatEvent = 'openLiveChat'

/** Opens the support chat, wherever on the screen it stands. */
export function openLiveChat(): void {
  window.dispatchEvent(new Event(openLiveChatEvent))
}
