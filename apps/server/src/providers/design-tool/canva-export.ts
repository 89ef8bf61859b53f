import { z } from 'zod'

import { type CanvaClient, fail, readBytes, type Wait } from './canva-client.ts'
import { isAddressOf } from './canva-hosts.ts'
import type { DesignTool, DesignToolResult, ExportRequest } from './design-tool.ts'

type Options = { ask: CanvaClient; wait: Wait; timeoutMs: number; testOrigin: string | null }
type Call = { accessToken: string; request: ExportRequest; signal: AbortSignal }
type Form = { quality: 'pro' | 'regular'; width: number | null }

/** Before each look at the job: some fifty seconds in all. */
const pollWaitsMs = [300, 700, 1000, 2000, 3000, ...Array.from({ length: 11 }, () => 4000)]

const jobSchema = z.object({
  job: z.object({
    id: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/),
    status: z.enum(['in_progress', 'success', 'failed']),
    urls: z.array(z.string()).nullish(),
    error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  }),
})
type Job = z.infer<typeof jobSchema>['job']

/** Starts an export, looks until it is done, and fetches the picture. */
export function createCanvaExport(options: Options): DesignTool['exportDesign'] {
  const { ask, wait } = options

  /** The job when it has ended, well or badly. */
  async function runJob(call: Call, form: Form): Promise<DesignToolResult<Job>> {
    const headers = { authorization: `Bearer ${call.accessToken}` }
    const { signal } = call
    const started = await ask(
      {
        method: 'POST',
        path: '/exports',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ design_id: call.request.designId, format: formatOf(form) }),
        signal,
      },
      jobSchema,
    )
    if (!started.ok) return started
    let { job } = started.value
    for (const durationMs of pollWaitsMs) {
      if (job.status !== 'in_progress') return { ok: true, value: job }
      // oxlint-disable-next-line no-await-in-loop -- each look comes after a wait
      if (!(await isWaited(wait, durationMs, signal))) return fail({ kind: 'cancelled' })
      // oxlint-disable-next-line no-await-in-loop -- each look comes after a wait
      const looked = await ask(
        { method: 'GET', path: `/exports/${job.id}`, headers, signal },
        jobSchema,
      )
      if (looked.ok) job = looked.value.job
      // One look that failed is no failed export.
      else if (looked.error.kind !== 'unavailable') return looked
    }
    return job.status === 'in_progress'
      ? fail({ kind: 'export-failed', reason: 'it took longer than a minute' })
      : { ok: true, value: job }
  }

  async function exportAs(call: Call, width: number | null): Promise<DesignToolResult<Uint8Array>> {
    const best = await runJob(call, { quality: 'pro', width })
    // Without a plan that pays for it, the same picture comes in regular quality.
    const isUnpaid = best.ok && best.value.error?.code === 'license_required'
    const ended = isUnpaid ? await runJob(call, { quality: 'regular', width }) : best
    if (!ended.ok) return ended
    const { status, urls, error } = ended.value
    if (status !== 'success') return fail({ kind: 'export-failed', reason: reasonOf(error) })
    const [url] = urls ?? []
    if (url === undefined) return fail({ kind: 'export-empty' })
    return fetchPicture(url, call, options)
  }

  return async (accessToken, request, { signal }) => {
    const call = { accessToken, request, signal }
    const full = await exportAs(call, null)
    return full.ok || full.error.kind !== 'too-large' ? full : exportAs(call, request.enoughWidth)
  }
}

function formatOf({ quality, width }: Form): object {
  return {
    type: 'png',
    export_quality: quality,
    lossless: true,
    pages: [1],
    ...(width !== null && { width }),
  }
}

/** Fetched from Canva's own hosts only and never from where they might send us on. */
async function fetchPicture(
  url: string,
  { request, signal: asked }: Call,
  { timeoutMs, testOrigin }: Options,
): Promise<DesignToolResult<Uint8Array>> {
  if (!isAddressOf(url, testOrigin)) return fail({ kind: 'export-empty' })
  try {
    const signal = AbortSignal.any([asked, AbortSignal.timeout(timeoutMs * 2)])
    const response = await fetch(url, { redirect: 'error', signal })
    if (!response.ok) {
      void response.body?.cancel()
      return fail({ kind: 'export-empty' })
    }
    const bytes = await readBytes(response, request.largestBytes)
    if (bytes === null) return fail({ kind: 'too-large' })
    return bytes.length === 0 ? fail({ kind: 'export-empty' }) : { ok: true, value: bytes }
  } catch {
    return fail({ kind: asked.aborted ? 'cancelled' : 'export-empty' })
  }
}

async function isWaited(wait: Wait, durationMs: number, signal: AbortSignal): Promise<boolean> {
  return wait(durationMs, signal).then(
    () => true,
    () => false,
  )
}

/** Canva's codes in our words; of a code that is new, its own sentence. */
const reasons: Record<string, string> = {
  license_required: 'the design has premium elements that are not paid for',
  approval_required: 'the design has to be approved by a reviewer first',
  internal_failure: 'Canva could not make the picture',
}

function reasonOf(error: Job['error']): string {
  const known = reasons[error?.code ?? '']
  if (known !== undefined) return known
  const said = (error?.message ?? '').replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed()
  return said || 'it gave no reason'
}
