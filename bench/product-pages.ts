import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { createOwner } from '../e2e/support/owner.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { setStage } from './support/stage.ts'
import { median, type Table } from './support/table.ts'

const paths = ['/', '/pricing']
const runs = 3
/** Fetched from the registry when it is first needed: its hundred packages are for this table only. */
const lighthouse = 'lighthouse@13.5.0'

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
})
type Report = z.infer<typeof reportSchema>

const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
})

/** What Lighthouse says about the pages that people see first, and an owner's page, on its slow phone. */
export async function benchProductPages(): Promise<Table[]> {
  const stage = await setStage()
  try {
    const stop = await stage.startServers(1, { PUBLIC_URL: stage.url })
    const rows: (string | number)[][] = []
    for (const path of paths) rows.push(await measure(stage.url + path, path, stage.folder))
    const owner = await createOwner(stage.url)
    const published = await owner.publishFunnel()
    const signedIn = { cookie: owner.cookie }
    rows.push(
      await measure(`${stage.url}/dashboard`, 'dashboard, signed in', stage.folder, signedIn),
    )
    rows.push(await measure(stage.url + published.path, 'a published page', stage.folder))
    await owner.subscribe('explorer')
    await owner.measure()
    const asking = 'the same, asking about ad platforms'
    rows.push(await measure(stage.url + published.path, asking, stage.folder))
    await stop()
    return [
      {
        title: 'Pages on a slow phone (Lighthouse, mobile)',
        note: `Median of ${runs} loads. Sizes are compressed, as they travel.`,
        columns: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'seo',
          'LCP s',
          'TBT ms',
          'CLS',
          'JS KB',
          'all KB',
        ],
        rows,
      },
    ]
  } finally {
    await stage.close()
  }
}

async function measure(
  url: string,
  path: string,
  folder: string,
  headers: Record<string, string> = {},
): Promise<(string | number)[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1)
    reports.push(await runLighthouse({ url, folder, headers }))
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN)) * 100)
  const value = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const kilobytes = (type?: string) => median(reports.map((report) => transferred(report, type)))
  return [
    path,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
    kilobytes('Script').toFixed(1),
    kilobytes().toFixed(1),
  ]
}

function transferred({ audits }: Report, type?: string): number {
  const { items } = requestsSchema.parse(audits['network-requests']?.details)
  const counted = items.filter((item) => type === undefined || item.resourceType === type)
  return counted.reduce((total, item) => total + item.transferSize, 0) / 1024
}

async function runLighthouse({
  url,
  folder,
  headers,
}: {
  url: string
  folder: string
  headers: Record<string, string>
}): Promise<Report> {
  const browser = await findBrowser()
  const file = join(folder, 'lighthouse.json')
  const child = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--extra-headers=${JSON.stringify(headers)}`,
      `--chrome-flags=--headless=new ${browser.args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser.path }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${errors.slice(-2000)}`)
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
