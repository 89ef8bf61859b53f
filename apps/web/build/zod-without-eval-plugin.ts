import type { Plugin } from 'vite'

/**
 * Tells zod before its first schema that it may not make code out of text. It would only try, be refused by
 * the content security policy, and leave a line in the console of everybody.
 */
export function zodWithoutEval(): Plugin {
  let isTold = false
  return {
    name: 'zod-without-eval',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler(code) {
        isTold = true
        return { code: `${code}\nconfig({ jitless: true });\n`, map: null }
      },
    },
    buildEnd(error) {
      if (error === undefined && !isTold) this.error('zod has no module v4/core/core.js any more')
    },
  }
}
