// Looks at everything around HTTPS on the operator's machine and prints one line a finding; exit code 1 when
// something is missing. `npm run check:tls -- www.owner.example` asks about that domain too.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { requireConfig } from '../apps/server/src/process/environment.ts'
import { judgeTls } from './tls-check/judge-tls.ts'
import { observeTls } from './tls-check/observe-tls.ts'

/** Where docs/domains.md has operators write what Caddy is told; CADDY_ENV_FILE names another file. */
const caddyEnvFile = process.env['CADDY_ENV_FILE'] ?? '/etc/caddy/wildpath.env'
const signs = { fine: 'ok      ', warning: 'warning ', missing: 'MISSING ' }

const config = requireConfig()
const findings = judgeTls(
  await observeTls({
    config,
    caddyEnvironment: existsSync(caddyEnvFile) ? parseEnv(readFileSync(caddyEnvFile, 'utf8')) : {},
    caddyfile: join(import.meta.dirname, '../Caddyfile'),
    hosts: process.argv.slice(2),
    now: Date.now,
  }),
)
if (!existsSync(caddyEnvFile)) console.log(`${signs.warning}There is no ${caddyEnvFile}.`)
for (const { weight, text } of findings) console.log(signs[weight] + text)
process.exitCode = findings.some(({ weight }) => weight === 'missing') ? 1 : 0
