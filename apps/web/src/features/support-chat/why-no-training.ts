type Circumstances = {
  /** Support is signed in to the account, and not the person. */
  isVisit: boolean
  /** An admin has switched new chats off for everybody. */
  areChatsOff: boolean
}

/** Why no training can be booked now; null where it can. The server refuses it all the same. */
export function whyNoTraining({ isVisit, areChatsOff }: Circumstances): string | null {
  if (isVisit) return 'Only the person whose account this is can book a training.'
  return areChatsOff ? 'Our team takes no new chats at the moment, nor trainings.' : null
}
