import { randomUUID } from 'node:crypto'

import { type CanvaAnswer, type CanvaRequest, notFound } from './answers.ts'

type Design = { id: string; title: string; updatedAt: number; width: number; height: number }
type Job = { id: string; polls: number; end: JobEnd }
type JobEnd = { urls: string[] } | { error: { code: string; message: string } }
type ExportForm = { design_id: string; format: { export_quality: string; width?: number } }

type Options = { address: () => string; picture: () => Promise<Buffer> }

/** The designs of one account at Canva, and the exports that are made of them. */
export function createCanvaDesigns({ address, picture }: Options) {
  const designs: Design[] = []
  const jobs = new Map<string, Job>()
  const forms: ExportForm[] = []
  const ends: JobEnd[] = []
  let pollsOfAJob = 3
  let file = picture

  const present = ({ id, title, updatedAt, width, height }: Design) => ({
    id,
    title,
    owner: { user_id: 'person', team_id: 'team' },
    thumbnail: {
      url: `${address()}/thumbnails/${id}.png`,
      width: 300,
      height: (300 * height) / width,
    },
    urls: { edit_url: `${address()}/edit/${id}`, view_url: `${address()}/view/${id}` },
    created_at: updatedAt,
    updated_at: updatedAt,
    page_count: 1,
  })

  function add(title: string, size = { width: 1200, height: 900 }): Design {
    const id = `DA${randomUUID().replaceAll('-', '').slice(0, 9)}`
    const design = { id, title, updatedAt: 1_790_000_000 + designs.length, ...size }
    designs.unshift(design)
    return design
  }

  function create({ body }: CanvaRequest): CanvaAnswer {
    const { title, design_type: type } = JSON.parse(body) as {
      title: string
      design_type: { type: string; width: number; height: number }
    }
    if (type.type !== 'custom') return { status: 400, body: { code: 'bad_request_body' } }
    return { status: 200, body: { design: present(add(title, type)) } }
  }

  /** Pages of twelve. */
  function list({ query }: CanvaRequest): CanvaAnswer {
    const from = Number(query.get('continuation') ?? 0)
    const items = designs.slice(from, from + 12).map(present)
    const isMore = designs.length > from + 12
    return { status: 200, body: { items, ...(isMore && { continuation: String(from + 12) }) } }
  }

  function find(id: string): CanvaAnswer {
    const design = designs.find((one) => one.id === id)
    return design === undefined ? notFound : { status: 200, body: { design: present(design) } }
  }

  function startExport({ body }: CanvaRequest): CanvaAnswer {
    const form = JSON.parse(body) as ExportForm
    forms.push(form)
    if (!designs.some(({ id }) => id === form.design_id)) return notFound
    const id = randomUUID()
    const end = ends.shift() ?? { urls: [`${address()}/files/${id}.png`] }
    jobs.set(id, { id, polls: pollsOfAJob, end })
    return { status: 200, body: { job: { id, status: 'in_progress' } } }
  }

  function lookAtExport(id: string): CanvaAnswer {
    const job = jobs.get(id)
    if (job === undefined) return notFound
    job.polls -= 1
    if (job.polls > 0) return { status: 200, body: { job: { id, status: 'in_progress' } } }
    const status = 'urls' in job.end ? 'success' : 'failed'
    return { status: 200, body: { job: { id, status, ...job.end } } }
  }

  return {
    create,
    list,
    find,
    startExport,
    lookAtExport,
    picture: async (): Promise<CanvaAnswer> => ({ status: 200, body: await file() }),
    controls: {
      add,
      designs,
      /** What exports were asked for. */
      forms,
      change(id: string) {
        const design = designs.find((one) => one.id === id)
        if (design !== undefined) design.updatedAt += 60
      },
      /** How the next exports end, one after another. */
      endExports: (...next: JobEnd[]) => void ends.push(...next),
      setPolls: (polls: number) => void (pollsOfAJob = polls),
      setFile: (next: () => Promise<Buffer>) => void (file = next),
    },
  }
}
