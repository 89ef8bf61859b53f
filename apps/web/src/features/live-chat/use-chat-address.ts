import { useSearchParams } from 'react-router'

import { type ChatAddress, readChatAddress, writeChatAddress } from './chat-address.ts'

const options = { replace: true, preventScrollReset: true }

export function useChatAddress() {
  const [params, setParams] = useSearchParams()

  return {
    address: readChatAddress(params),
    hrefOf: (openId: string) => `?${writeChatAddress(params, { openId }).toString()}`,
    setAddress: (change: Partial<ChatAddress>) =>
      setParams((now) => writeChatAddress(now, change), options),
  }
}
