import {
  type LeadDetail,
  leadDetailSchema,
  type LeadList,
  leadListSchema,
} from '@wildpath/contract'

import type { TestBrowser } from './test-browser.ts'

/** An owner's inbox, as the web app asks for it. */
export function openInbox(owner: TestBrowser) {
  return {
    async list(query: Record<string, string> = {}): Promise<LeadList> {
      const answer = await owner.get(`/api/leads?${new URLSearchParams(query).toString()}`)
      if (!answer.ok) throw new Error(`Inbox: ${answer.status} ${await answer.text()}`)
      return leadListSchema.parse(await answer.json())
    },

    async read(id: string): Promise<LeadDetail> {
      return leadDetailSchema.parse(await (await owner.get(`/api/leads/${id}`)).json())
    },

    async update(id: string, change: object): Promise<LeadDetail> {
      const answer = await owner.sendJson('PATCH', `/api/leads/${id}`, change)
      return leadDetailSchema.parse(await answer.json())
    },

    /** Answers how many leads were changed. */
    async change(ids: readonly string[], action: object): Promise<number> {
      const answer = await owner.sendJson('POST', '/api/leads/changes', { ids, action })
      return ((await answer.json()) as { changed: number }).changed
    },
  }
}
