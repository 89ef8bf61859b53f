/** What keeps a text from being well-formed XML: one line each, none for a good one. For tests. */
export function faultsOfXml(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const rest = xml.replaceAll(
    /<(\/?)([A-Za-z]+)((?:\s[\w-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/\s([\w-]+)=/g)].map((match) => match[1])
      if (new Set(names).size !== names.length) faults.push(`${name} says an attribute twice`)
      if (close === '/') {
        const last = open.pop()
        if (last !== name) faults.push(`${name} closes ${last}`)
      } else if (empty === '') open.push(name)
      return ''
    },
  )
  if (rest.trim() !== '') faults.push(`stray text: ${rest.slice(0, 60)}`)
  return [...faults, ...open.map((name) => `${name} stays open`)]
}
