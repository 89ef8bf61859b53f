import type { TextAi } from './text-ai.ts'

/** Whichever is in use when it is asked. */
export function switchedTextAi(current: () => TextAi): TextAi {
  return {
    get kind() {
      return current().kind
    },
    writeCopy: (request, options) => current().writeCopy(request, options),
    rewrite: (task, options) => current().rewrite(task, options),
  }
}
