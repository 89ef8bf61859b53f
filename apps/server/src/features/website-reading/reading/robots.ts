import robotsParser from 'robots-parser'

/** Its types describe a module with a default export; what it exports is the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default

export type RobotsQuestion = {
  /** Of the robots.txt, and its text. */
  address: string
  text: string
  /** What is to be asked for, and by whom. */
  url: string
  agent: string
}
export type RobotsAnswer = { isAllowed: boolean; pauseSeconds: number }

/** What a robots.txt says of an address (RFC 9309). Its cost is that of its patterns times the address. */
export function readRobots({ address, text, url, agent }: RobotsQuestion): RobotsAnswer {
  const robot = parseRobots(address, text)
  return {
    isAllowed: robot.isAllowed(url, agent) ?? true,
    pauseSeconds: robot.getCrawlDelay(agent) ?? 0,
  }
}
