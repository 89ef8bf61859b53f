import {
  type DesignImport,
  mediaAssetLimits,
  type ToolDesign,
  type ToolDesignList,
  type User,
} from '@wildpath/contract'
import { mediaWidths } from '@wildpath/page/media'

import type { DesignTool, DesignToolFailure } from '../../providers/design-tool/design-tool.ts'
import { ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { MediaAssetService } from '../media-library/index.ts'

export type ToolDesignService = {
  create(
    user: User,
    design: { title: string; width: number; height: number },
  ): Promise<Result<ToolDesign>>
  list(user: User, continuation: string | null): Promise<Result<ToolDesignList>>
  /**
   * The first page of a design, as a picture of the library. A design that did not change since it was
   * last imported stays the picture it is; one that changed becomes a new picture, because pages may show
   * the old one.
   */
  import(user: User, designId: string, signal: AbortSignal): Promise<Result<DesignImport>>
}

type Options = {
  tool: DesignTool
  tokens: Pick<AccessTokens<DesignToolFailure>, 'use'>
  mediaAssets: Pick<MediaAssetService, 'findImport' | 'upload'>
}

/** Wider than this, no picture is kept. */
const enoughWidth = mediaWidths(Number.MAX_SAFE_INTEGER).at(-1) ?? mediaAssetLimits.pixels

export function createToolDesignService({ tool, tokens, mediaAssets }: Options): ToolDesignService {
  /** Imports of one design follow one another, so that a second press finds what the first one brought. */
  const turns = new Map<string, Promise<unknown>>()

  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(key)
    const turn = before ? before.then(work, work) : work()
    turns.set(key, turn)
    try {
      return await turn
    } finally {
      if (turns.get(key) === turn) turns.delete(key)
    }
  }

  async function bring(
    user: User,
    designId: string,
    signal: AbortSignal,
  ): Promise<Result<DesignImport>> {
    const found = await tokens.use(user.id, (token) => tool.getDesign(token, designId))
    if (!found.ok) return found
    const { title, updatedAt } = found.value
    const kept = await mediaAssets.findImport(user, { designId, designVersion: updatedAt })
    if (kept !== null) return ok({ design: kept, outcome: 'unchanged' })
    const request = { designId, largestBytes: mediaAssetLimits.fileBytes, enoughWidth }
    const exported = await tokens.use(user.id, (token) =>
      tool.exportDesign(token, request, { signal }),
    )
    if (!exported.ok) return exported
    const upload = {
      bytes: exported.value,
      fileName: `${title.replace(/[\\/]/g, ' ')}.png`,
      alt: '',
      source: 'canva' as const,
      designId,
      designVersion: updatedAt,
    }
    const design = await mediaAssets.upload(user, upload, signal)
    return design.ok ? ok({ design: design.value, outcome: 'added' }) : design
  }

  return {
    create: (user, design) => tokens.use(user.id, (token) => tool.createDesign(token, design)),
    list: (user, continuation) =>
      tokens.use(user.id, (token) => tool.listDesigns(token, continuation)),
    import: (user, designId, signal) =>
      inTurn(`${user.id} ${designId}`, () => bring(user, designId, signal)),
  }
}
