import { spawn, spawnSync } from 'node:child_process'

/** A program of the machine, installed from Debian where that is possible; null where it is not. */
export function findTool(name: string, debianPackage = name): string | null {
  const find = () => {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const found = find()
  if (found !== null || process.getuid?.() !== 0) return found
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${debianPackage}`
  spawnSync('sh', ['-c', install], { stdio: 'ignore' })
  return find()
}

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failures: number }
type WrkOptions = {
  url: string
  connections: number
  seconds: number
  script?: string
  headers?: Record<string, string>
}

/** Runs wrk with one thread and reads its report. */
export function runWrk(
  wrk: string,
  { url, connections, seconds, script, headers = {} }: WrkOptions,
): Promise<Load> {
  const { promise, resolve, reject } = Promise.withResolvers<Load>()
  const child = spawn(wrk, [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...(script === undefined ? [] : ['-s', script]),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ])
  let report = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (report += text))
  child.on('error', reject)
  child.on('close', () => {
    const read = (pattern: RegExp) => pattern.exec(report)?.[1]
    resolve({
      perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
      p50Ms: milliseconds(read(/^ +50% +(\S+)$/m)),
      p99Ms: milliseconds(read(/^ +99% +(\S+)$/m)),
      failures: Number(read(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
    })
  })
  return promise
}

function milliseconds(text = ''): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN)
}
