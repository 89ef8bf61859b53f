import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

import { cssAsText } from '../../scripts/css-as-text.ts'

const source = join(import.meta.dirname, 'src')
const content = join(import.meta.dirname, '../../packages/copywriter/content')
const places = join(source, 'providers/sandbox-ads/places/places.tsv.gz')
const target = join(import.meta.dirname, 'dist')
const packages = 'packages'
/** What websites are read with. */
const markupPackages =
  /\/node_modules\/(?:cheerio|cheerio-select|css-select|css-what|boolbase|nth-check|domhandler|domutils|dom-serializer|domelementtype|entities|htmlparser2|parse5|parse5-[^/]+|encoding-sniffer|libphonenumber-js)\//

/** Copies migrations, the copywriter's content and the demo places next to the bundle: the built server needs no source. */
function copyData(): Plugin {
  return {
    name: 'copy-data',
    writeBundle() {
      cpSync(join(source, 'db/migrations'), join(target, 'migrations'), { recursive: true })
      cpSync(content, join(target, 'copywriter-content'), { recursive: true })
      cpSync(places, join(target, 'places.tsv.gz'))
    },
  }
}

/** Node reads every source map at start: those of the packages would triple the time to start. */
function dropPackageMaps(): Plugin {
  return {
    name: 'drop-package-maps',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.name.startsWith(packages)) continue
        delete bundle[`${file.fileName}.map`]
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')
      }
    },
  }
}

export default defineConfig({
  plugins: [cssAsText(), copyData(), dropPackageMaps()],
  // Few files instead of hundreds halve the time to start. What carries programs of its own stays a package,
  // and so does what most servers never load.
  ssr: {
    noExternal: true,
    external: ['sharp', 'dictionary-en', '@resvg/resvg-js', '@aws-sdk/client-s3'],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: target,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        'start': join(source, 'start.ts'),
        'main': join(source, 'main.ts'),
        'admin': join(source, 'admin.ts'),
        'seed': join(source, 'seed.ts'),
        'bounce-thread': join(source, 'features/bounces/bounce-thread.ts'),
        'copywriter-thread': join(source, 'copywriter-pool/copywriter-thread.ts'),
        'reading-thread': join(source, 'features/website-reading/reading/reading-thread.ts'),
      },
      output: {
        // Flat, because files find what lies beside them by their own folder.
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [
            // The packages that threads need: they need not read the others.
            { name: `${packages}-zod`, test: /\/node_modules\/zod\//, priority: 1 },
            { name: `${packages}-markup`, test: markupPackages, priority: 1 },
            { name: packages, test: /\/node_modules\// },
          ],
        },
      },
    },
  },
})
