/** Names of custom properties with their colours: `buttonText` is '--button-text'. */
export function colourProperties(colours: Record<string, string>): [string, string][] {
  return Object.entries(colours).map(([name, colour]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ])
}
