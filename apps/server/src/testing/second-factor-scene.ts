import { type FactorProof, recoveryCodesSchema, secondFactorSchema } from '@wildpath/contract'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'

import { createSoftwarePasskey } from './software-passkey.ts'
import type { TestBrowser } from './test-browser.ts'

const origin = 'http://localhost:3000'
const password = 'rapids1'

/** The code that an authenticator app shows at that time. */
export function codeOfApp(key: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() })
}

/** What a signed-in person does about their second factor. */
export function openSecondFactor(browser: TestBrowser) {
  const call = async (path: string, body?: unknown) => {
    const answer = await browser.sendJson('POST', `/api/account/${path}`, body)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json()
  }

  async function challengeOf(path: string, body?: unknown): Promise<string> {
    return ((await call(path, body)) as { challenge: string }).challenge
  }

  return {
    password,
    async read() {
      return secondFactorSchema.parse(
        await (await browser.get('/api/account/second-factor')).json(),
      )
    },
    /** Answers the app's key and the recovery codes. */
    async setUpApp(now: Date, factor: FactorProof | null = null) {
      const { key } = (await call('second-factor/app', { password, factor })) as { key: string }
      const confirmed = await call('second-factor/app/confirm', { code: codeOfApp(key, now) })
      return { key, codes: recoveryCodesSchema.parse(confirmed).recovery_codes }
    },
    async addPasskey(name: string, factor: FactorProof | null = null, counter = 0) {
      const challenge = await challengeOf('passkeys/options', { password, factor })
      const passkey = createSoftwarePasskey({ origin, counter })
      const added = await call('passkeys', { name, passkey: passkey.create({ challenge }) })
      return { passkey, codes: recoveryCodesSchema.parse(added).recovery_codes }
    },
    askForProof: () => challengeOf('second-factor/passkey-options'),
  }
}
