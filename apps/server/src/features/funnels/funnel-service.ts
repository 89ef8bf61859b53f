import {
  editableFunnels,
  type Funnel,
  type FunnelChange,
  type FunnelSummary,
  funnelTitleOf,
  may,
  type NewFunnel,
  type PageSave,
  type PageVersion,
  plans,
  regenerationsLeft,
  type SlugAvailability,
  slugSchema,
  type StoredPage,
  type User,
} from '@wildpath/contract'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { GeneratedTexts, GenerationService } from '../generation/index.ts'
import type { AddressRepository } from './address-repository.ts'
import { changeColumns } from './change-columns.ts'
import { copyOfFunnel } from './copy-of-funnel.ts'
import { decidePageSave, versionOf } from './decide-page-save.ts'
import type { FunnelRepository, NewFunnelRow } from './funnel-repository.ts'
import type { PageVersionRepository } from './page-version-repository.ts'
import type { StoredFunnel } from './present-funnel.ts'
import { firstFreeSlug, isReservedSlug, numberableSlug, slugOf } from './slug.ts'

export type FunnelService = {
  /** Newest first, without texts and pages. */
  list(owner: User): Promise<FunnelSummary[]>
  get(owner: User, id: string): Promise<Result<Funnel>>
  /** For every change of a funnel: refuses those that the owner's plan leaves readable only. */
  getEditable(owner: User, id: string): Promise<Result<Funnel>>
  /**
   * A draft, private, titled '{business_name} Funnel' (spec 2, sections 4 and 5). The same id again
   * answers the funnel that it made the first time; one that another owner has gives way to a new id.
   */
  create(owner: User, input: NewFunnel, signal: AbortSignal): Promise<Result<Funnel>>
  /** Stores what the owner's forms say; nothing when the funnel was changed since `baseRevision`. */
  update(owner: User, id: string, change: FunnelChange): Promise<Result<Funnel>>
  /** Another address, and public under it (spec 2, section 4); the old one leads there. */
  setSlug(owner: User, id: string, slug: string): Promise<Result<Funnel>>
  checkSlug(owner: User, id: string, slug: string): Promise<Result<SlugAvailability>>
  /** A draft of the same content, where the plan has room for one more. */
  duplicate(owner: User, id: string): Promise<Result<Funnel>>
  /** Whatever the plan, a funnel may be made private, and a public one stays public. */
  setPublished(owner: User, id: string, isPublic: boolean): Promise<Result<Funnel>>
  /** Stores a builder's page; nothing when the funnel was changed since `baseRevision`. */
  savePage(owner: User, id: string, save: PageSave): Promise<Result<Funnel>>
  /**
   * The pages that earlier saves made, newest first. There is no restoring here: a builder takes an
   * earlier page as one edit that can be undone and then saved like any other, so that a restore never
   * changes what visitors see.
   */
  listPageVersions(owner: User, id: string): Promise<Result<PageVersion[]>>
  getPageVersion(owner: User, id: string, revision: number): Promise<Result<StoredPage>>
}

type Options = {
  funnels: FunnelRepository
  versions: PageVersionRepository
  addresses: AddressRepository
  generation: GenerationService
  generated: GeneratedTexts
  newId: () => string
  now: () => Date
  /** New and duplicated ones of a person: what is deleted takes room until it is purged. */
  creationLimit: RateLimiter
}

export function createFunnelService(options: Options): FunnelService {
  const { funnels, versions, addresses, generation, generated, newId, now, creationLimit } = options

  /** Ids of the funnels that the owner may change; null is all. */
  async function findEditable(owner: User): Promise<ReadonlySet<string> | null> {
    if (plans[owner.plan].funnelLimit === null) return null
    const ids = await funnels.listIdsByOwner(owner.id)
    return editableFunnels(owner.plan, ids, owner.editable_funnel_id)
  }

  async function found(owner: User, funnel: StoredFunnel | null): Promise<Result<Funnel>> {
    if (funnel === null) return err({ code: 'funnel-not-found' })
    return ok(present(owner, funnel, await findEditable(owner)))
  }

  const get = async (owner: User, id: string) => found(owner, await funnels.findOwned(id, owner.id))

  /** A funnel that may be changed, with the funnels that may. */
  async function readEditable(owner: User, id: string) {
    const stored = await funnels.findOwned(id, owner.id)
    if (stored === null) return err({ code: 'funnel-not-found' })
    const editable = await findEditable(owner)
    const verdict = may(owner.plan, { to: 'edit-funnel', isReadOnly: isReadOnly({ id }, editable) })
    return verdict.isAllowed ? ok({ stored, editable }) : err({ code: 'funnel-read-only' })
  }

  async function getEditable(owner: User, id: string): Promise<Result<Funnel>> {
    const read = await readEditable(owner, id)
    return read.ok ? ok(present(owner, read.value.stored, read.value.editable)) : read
  }

  async function store(row: NewFunnelRow, limit: number | null): Promise<StoredFunnel | null> {
    const stored = await funnels.create(row, limit)
    return stored === 'id-taken' ? store({ ...row, id: newId() }, limit) : stored
  }

  async function publish(owner: User, id: string): Promise<Result<Funnel>> {
    const published = await funnels.publish(
      id,
      owner.id,
      (publicCount) => may(owner.plan, { to: 'publish-funnel', publicCount }).isAllowed,
    )
    return published === 'refused' ? err({ code: 'publish-limit' }) : found(owner, published)
  }

  async function availabilityOf(funnel: Funnel, slug: string): Promise<SlugAvailability> {
    if (slug === funnel.slug) return { state: 'yours', suggestion: null }
    if (!slugSchema.safeParse(slug).success) return { state: 'invalid', suggestion: null }
    const taken = await addresses.listTaken(slug, funnel.id)
    const isTaken = taken.includes(slug)
    if (!isTaken && !isReservedSlug(slug)) return { state: 'free', suggestion: null }
    return { state: isTaken ? 'taken' : 'reserved', suggestion: await suggest(slug) }
  }

  /** The first number behind the name that nobody has, whatever number it came with. */
  async function suggest(slug: string): Promise<string> {
    const base = numberableSlug(slugOf(slug.replace(/-\d+$/, '')))
    return firstFreeSlug(base, new Set(await addresses.listTaken(base, null)))
  }

  return {
    async list(owner) {
      const stored = await funnels.listByOwner(owner.id)
      const ids = stored.map(({ id }) => id)
      const editable = editableFunnels(owner.plan, ids, owner.editable_funnel_id)
      return stored.map((funnel) => ({ ...funnel, is_read_only: isReadOnly(funnel, editable) }))
    },

    get,
    getEditable,

    async create(owner, input, signal) {
      const made = input.id === undefined ? null : await get(owner, input.id)
      if (made?.ok) return made
      if (!creationLimit.consume(owner.id)) return err({ code: 'too-many-requests' })
      // Nobody waits for, or pays for, texts of a funnel that is refused; the insert checks again.
      const funnelCount = await funnels.countByOwner(owner.id)
      if (!may(owner.plan, { to: 'create-funnel', funnelCount }).isAllowed) {
        return err({ code: 'funnel-limit' })
      }
      const written = await writtenContent(owner, input, signal)
      if (!written.ok) return written
      const title = funnelTitleOf(input.business_info.business_name)
      const funnel = await store(
        {
          id: input.id ?? newId(),
          userId: owner.id,
          title,
          baseSlug: slugOf(title),
          businessInfo: input.business_info,
          generatedContent: written.value.content,
          writtenBy: written.value.writtenBy,
        },
        plans[owner.plan].funnelLimit,
      )
      if (funnel === null) return err({ code: 'funnel-limit' })
      // The first texts of a funnel are not written anew.
      const { content } = written.value
      const place = { userId: owner.id, funnelId: funnel.id }
      const ids = await generated.findUncounted(place, { from: {}, to: content })
      await generated.settle(place, { ids })
      return found(owner, funnel)
    },

    async update(owner, id, change) {
      // Whatever the plan, emails in one's own name can be stopped.
      const funnel = await (isOnlyStopping(change) ? get : getEditable)(owner, id)
      if (!funnel.ok) return funnel
      const { generated_content: before, regenerations_left: left } = funnel.value
      // Whatever the caller says of it: texts that were written for the owner are known again.
      const place = { userId: owner.id, funnelId: id }
      const ids = await generated.findUncounted(place, {
        from: before,
        to: change.generated_content ?? {},
      })
      const isRegenerated = change.is_regenerated === true || ids.length > 0
      if (isRegenerated && left === 0) return err({ code: 'regeneration-limit' })
      const updated = await funnels.update(id, owner.id, {
        baseRevision: change.baseRevision,
        columns: changeColumns(funnel.value, change),
        isRegenerated,
      })
      if (updated === 'conflict') return err({ code: 'revision-conflict' })
      if (isRegenerated) await generated.settle(place, { ids, replaced: before })
      return found(owner, updated)
    },

    async setSlug(owner, id, slug) {
      const funnel = await getEditable(owner, id)
      if (!funnel.ok) return funnel
      const { state } = await availabilityOf(funnel.value, slug)
      if (state === 'reserved') return err({ code: 'slug-reserved' })
      if (state === 'taken') return err({ code: 'slug-taken' })
      // First, so that an address is only given up for one that visitors can reach.
      const published = await publish(owner, id)
      if (!published.ok) return published
      if ((await addresses.move(id, slug)) === 'taken') return err({ code: 'slug-taken' })
      return get(owner, id)
    },

    async checkSlug(owner, id, slug) {
      const funnel = await get(owner, id)
      return funnel.ok ? ok(await availabilityOf(funnel.value, slug)) : funnel
    },

    async duplicate(owner, id) {
      const funnel = await funnels.findOwned(id, owner.id)
      if (funnel === null) return err({ code: 'funnel-not-found' })
      if (!creationLimit.consume(owner.id)) return err({ code: 'too-many-requests' })
      const copy = await store(copyOfFunnel(funnel, newId()), plans[owner.plan].funnelLimit)
      return copy === null ? err({ code: 'funnel-limit' }) : found(owner, copy)
    },

    async setPublished(owner, id, isPublic) {
      if (!isPublic) return found(owner, await funnels.makePrivate(id, owner.id))
      const editable = await getEditable(owner, id)
      return editable.ok ? publish(owner, id) : editable
    },

    async savePage(owner, id, save) {
      const read = await readEditable(owner, id)
      if (!read.ok) return read
      const { stored, editable } = read.value
      if (stored.revision !== save.baseRevision) return err({ code: 'revision-conflict' })
      const savedAt = now()
      const change = decidePageSave({ funnel: stored, pages: stored.pages, save, now: savedAt })
      if (!change.ok) return change
      const saved = await funnels.savePages(stored, {
        pages: change.value,
        version: versionOf(change.value, savedAt),
      })
      return saved === 'conflict'
        ? err({ code: 'revision-conflict' })
        : ok(present(owner, saved, editable))
    },

    async listPageVersions(owner, id) {
      const kept = await versions.list(id, owner.id)
      return kept === null ? err({ code: 'funnel-not-found' }) : ok(kept)
    },

    async getPageVersion(owner, id, revision) {
      const funnel = await funnels.findOwned(id, owner.id)
      if (funnel === null) return err({ code: 'funnel-not-found' })
      const page = await versions.find(id, owner.id, revision)
      return page === null ? err({ code: 'page-version-not-found' }) : ok(page)
    },
  }

  async function writtenContent(owner: User, input: NewFunnel, signal: AbortSignal) {
    if (input.generated_content === undefined) {
      return generation.generate(input.business_info, {
        userId: owner.id,
        signal,
        onStage: () => {},
      })
    }
    return ok({ content: input.generated_content, writtenBy: input.written_by ?? 'copywriter' })
  }
}

function isOnlyStopping({ baseRevision: _base, ...change }: FunnelChange): boolean {
  return change.follow_ups_on === false && Object.keys(change).length === 1
}

function present(
  owner: User,
  { regenerations, pages: _pages, ...funnel }: StoredFunnel,
  editable: ReadonlySet<string> | null,
): Funnel {
  return {
    ...funnel,
    regenerations_left: regenerationsLeft(owner.plan, regenerations),
    is_read_only: isReadOnly(funnel, editable),
  }
}

function isReadOnly({ id }: { id: string }, editable: ReadonlySet<string> | null): boolean {
  return editable !== null && !editable.has(id)
}
