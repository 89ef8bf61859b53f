import type { PageSave, PageVersion, StoredPage, User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import { decidePageSave, versionOf } from './decide-page-save.ts'
import type { OwnedFunnel } from './funnel-record.ts'
import type { OwnedFunnels } from './owned-funnels.ts'
import type { PageRepository } from './page-repository.ts'
import type { PageVersionRepository } from './page-version-repository.ts'

export type PageService = {
  /** Stores a builder's page; nothing when the funnel was changed since `baseRevision`. */
  save(owner: User, id: string, save: PageSave): Promise<Result<OwnedFunnel>>
  /**
   * The pages that earlier saves made, newest first. There is no restoring here: a builder takes an
   * earlier page as one edit that can be undone and then saved like any other, so that a restore never
   * changes what visitors see.
   */
  listVersions(owner: User, id: string): Promise<Result<PageVersion[]>>
  getVersion(owner: User, id: string, revision: number): Promise<Result<StoredPage>>
}

type Options = {
  owned: Pick<OwnedFunnels, 'get' | 'getEditable'>
  pages: PageRepository
  versions: PageVersionRepository
  now: () => Date
}

export function createPageService({ owned, pages, versions, now }: Options): PageService {
  return {
    async save(owner, id, save) {
      const funnel = await owned.getEditable(owner, id)
      if (!funnel.ok) return funnel
      const { record } = funnel.value
      if (record.revision !== save.baseRevision) return err({ code: 'revision-conflict' })
      const savedAt = now()
      const change = decidePageSave({ record, save, now: savedAt })
      if (!change.ok) return change
      const saved = await pages.save(record, {
        change: change.value,
        version: versionOf(change.value, { record, savedAt }),
      })
      return saved === 'conflict'
        ? err({ code: 'revision-conflict' })
        : ok({ ...funnel.value, record: saved })
    },

    async listVersions(owner, id) {
      const kept = await versions.list(id, owner.id)
      return kept === null ? err({ code: 'funnel-not-found' }) : ok(kept)
    },

    async getVersion(owner, id, revision) {
      const funnel = await owned.get(owner, id)
      if (!funnel.ok) return funnel
      const page = await versions.find(id, owner.id, revision)
      return page === null ? err({ code: 'page-version-not-found' }) : ok(page)
    },
  }
}
