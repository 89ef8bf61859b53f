import { type Logger, pino } from 'pino'

/**
 * JSON lines on standard error; standard output is for people. Errors are written without the
 * values a failed statement carried: those are customers' and visitors' words.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    pino.destination(2),
  )
}

type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described }

/** What a log says of something thrown: kinds, codes and places, never parameters. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const carriesValues = 'query' in error || 'params' in error || 'parameters' in error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.constructor.name,
    ...('code' in error && { code: String(error.code) }),
    message: carriesValues ? 'A statement failed' : error.message,
    ...(frames !== undefined && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
