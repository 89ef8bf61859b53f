import { type Logger, pino } from 'pino'

/** JSON lines on standard error; standard output is for people. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}
