import {
  type BusinessFacts,
  type BusinessInfo,
  editableFunnels,
  type Fact,
  type FunnelChange,
  funnelTitleOf,
  may,
  mergeProposals,
  type NewFunnel,
  noFacts,
  plans,
  regenerationsLeft,
  type User,
} from '@wildpath/contract'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { GeneratedTexts, GenerationService } from '../generation/index.ts'
import { changeColumns } from './change-columns.ts'
import { syncColumns } from './sync-page-and-content.ts'
import { copyOfFunnel } from './copy-of-funnel.ts'
import type { FunnelListRecord, FunnelRecord, OwnedFunnel } from './funnel-record.ts'
import type { FunnelRepository, NewFunnelRow } from './funnel-repository.ts'
import type { OwnedFunnels } from './owned-funnels.ts'
import { type PhotoLibrary, withOwnPictures, withPhotos } from './page-photos.ts'
import { slugOf } from './slug.ts'

export type FunnelService = {
  /** Newest first, without texts and pages. */
  list(owner: User): Promise<{ record: FunnelListRecord; isReadOnly: boolean }[]>
  /**
   * A draft, private, titled '{business_name} Funnel' (spec 2, sections 4 and 5). The same id again
   * answers the funnel that it made the first time; one that another owner has gives way to a new id.
   */
  create(owner: User, input: NewFunnel, signal: AbortSignal): Promise<Result<OwnedFunnel>>
  /** Stores what the owner's forms say; nothing when the funnel was changed since `baseRevision`. */
  update(owner: User, id: string, change: FunnelChange): Promise<Result<OwnedFunnel>>
  /** A draft of the same content, where the plan has room for one more. */
  duplicate(owner: User, id: string): Promise<Result<OwnedFunnel>>
}

type Options = {
  funnels: FunnelRepository
  owned: OwnedFunnels
  generation: GenerationService
  generated: GeneratedTexts
  /** The key of what a business does; null where its answers do not say. */
  activityOf: (business: BusinessInfo) => Promise<string | null>
  /** What the answers say, as proposals; none where they cannot be read in time. */
  proposeFacts: (business: BusinessInfo) => Promise<Fact[]>
  /** Where the photos of pages come from. */
  library: PhotoLibrary
  newId: () => string
  /** New and duplicated ones of a person: what is deleted takes room until it is purged. */
  creationLimit: SharedRateLimiter
}

export function createFunnelService(options: Options): FunnelService {
  const {
    funnels,
    owned,
    generation,
    generated,
    activityOf,
    proposeFacts,
    library,
    newId,
    creationLimit,
  } = options

  async function store(row: NewFunnelRow, limit: number | null): Promise<FunnelRecord | null> {
    const stored = await funnels.create(row, limit)
    return stored === 'id-taken' ? store({ ...row, id: newId() }, limit) : stored
  }

  const withAccess = async (owner: User, record: FunnelRecord) =>
    ok({ record, isReadOnly: await owned.isReadOnly(owner, record.id) })

  return {
    async list(owner) {
      const stored = await funnels.listByOwner(owner.id)
      const ids = stored.map(({ id }) => id)
      const editable = editableFunnels(owner.plan, ids, owner.editable_funnel_id)
      return stored.map((record) => ({
        record,
        isReadOnly: editable !== null && !editable.has(record.id),
      }))
    },

    async create(owner, asked, signal) {
      const made = asked.id === undefined ? null : await owned.get(owner, asked.id)
      if (made?.ok) return made
      if (!(await creationLimit.consume(owner.id))) return err({ code: 'too-many-requests' })
      // Nobody waits for, or pays for, texts of a funnel that is refused; the insert checks again.
      const funnelCount = await funnels.countByOwner(owner.id)
      if (!may(owner.plan, { to: 'create-funnel', funnelCount }).isAllowed) {
        return err({ code: 'funnel-limit' })
      }
      const input = await withOwnPictures(library, owner, asked)
      if (input === null) return err({ code: 'design-not-found' })
      const written = await writtenContent(owner, input, signal)
      if (!written.ok) return written
      // A photo that is not there any more is no reason to lose the page.
      const photos = await library.listByIds(owner, input.photo_ids ?? [])
      const title = funnelTitleOf(input.business_info.business_name)
      const funnel = await store(
        {
          id: input.id ?? newId(),
          userId: owner.id,
          title,
          baseSlug: slugOf(title),
          businessInfo: input.business_info,
          businessFacts: await withAnswersRead(
            input.business_facts ?? noFacts,
            input.business_info,
          ),
          ...(input.custom_branding && { customBranding: input.custom_branding }),
          generatedContent: withPhotos(written.value.content, photos),
          writtenBy: written.value.writtenBy,
          activity: await activityOf(input.business_info),
        },
        plans[owner.plan].funnelLimit,
      )
      if (funnel === null) return err({ code: 'funnel-limit' })
      // The first texts of a funnel are not written anew.
      const { content } = written.value
      const place = { userId: owner.id, funnelId: funnel.id }
      const ids = await generated.findUncounted(place, { from: {}, to: content })
      await generated.settle(place, { ids })
      return withAccess(owner, funnel)
    },

    async update(owner, id, asked) {
      // Whatever the plan, emails in one's own name can be stopped.
      const funnel = await (isOnlyStopping(asked) ? owned.get : owned.getEditable)(owner, id)
      if (!funnel.ok) return funnel
      const { record, isReadOnly } = funnel.value
      const before = record.generatedContent
      const change = await withOwnPictures(library, owner, asked)
      if (change === null) return err({ code: 'design-not-found' })
      // Whatever the caller says of it: texts that were written for the owner are known again.
      const place = { userId: owner.id, funnelId: id }
      const ids = await generated.findUncounted(place, {
        from: before,
        to: change.generated_content ?? {},
      })
      const isRegenerated = change.is_regenerated === true || ids.length > 0
      if (isRegenerated && regenerationsLeft(owner.plan, record.regenerations) === 0) {
        return err({ code: 'regeneration-limit' })
      }
      const { columns, isCorrected } = syncColumns(record, {
        ...changeColumns(record, change),
        ...(await readAnew(record, change)),
      })
      const updated = await funnels.update(id, owner.id, {
        baseRevision: change.baseRevision,
        columns,
        isRegenerated,
        keepsVersion: isCorrected,
      })
      if (updated === 'conflict') return err({ code: 'revision-conflict' })
      if (isRegenerated) await generated.settle(place, { ids, replaced: before })
      return updated === null
        ? err({ code: 'funnel-not-found' })
        : ok({ record: updated, isReadOnly })
    },

    async duplicate(owner, id) {
      const funnel = await funnels.findOwned(id, owner.id)
      if (funnel === null) return err({ code: 'funnel-not-found' })
      if (!(await creationLimit.consume(owner.id))) return err({ code: 'too-many-requests' })
      const copy = await store(copyOfFunnel(funnel, newId()), plans[owner.plan].funnelLimit)
      return copy === null ? err({ code: 'funnel-limit' }) : withAccess(owner, copy)
    },
  }

  async function withAnswersRead(known: BusinessFacts, business: BusinessInfo) {
    return mergeProposals(known, await proposeFacts(business), 'answer')
  }

  /** What follows from the answers, when they change. */
  async function readAnew(record: FunnelRecord, change: FunnelChange) {
    const { business_info: business, business_facts: facts } = change
    if (business === undefined) return facts === undefined ? {} : { businessFacts: facts }
    const known = facts ?? record.businessFacts
    return {
      activity: await activityOf(business),
      businessFacts: await withAnswersRead(known, business),
    }
  }

  async function writtenContent(owner: User, input: NewFunnel, signal: AbortSignal) {
    if (input.generated_content === undefined) {
      const about = { business: input.business_info, facts: input.business_facts ?? noFacts }
      return generation.generate(about, {
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
