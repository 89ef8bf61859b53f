import { renderToStaticMarkup } from 'react-dom/server'

import { baseCss } from '../render/base-css.ts'
import { compactCss, styleVariables } from '../render/page-styles.ts'
import { skyCss } from '../render/sky-css.ts'
import { SkyWords } from '../render/sky-words.tsx'
import { ContourDrawing } from '../scene/contours-view.tsx'
import { sceneSchema } from '../scene/scene-schema.ts'
import { SceneView } from '../scene/scene-view.tsx'
import { documentCss } from './document-css.ts'

export type MessagePage = {
  /** Of the browser tab. */
  title: string
  heading: string
  text: string
  action?: { label: string; url: string }
}

/** The product's own colours: these pages belong to no business. */
const colours = { primary: '#1f6b4a', secondary: '#f6b73c' }
const look = styleVariables({ design: 'river', palette: colours, fontFamily: 'Inter' })
const scene = sceneSchema.parse({ kind: 'forest', seed: 11 })

const messageCss = `
.pg-message .pg-sky{display:flex;flex-direction:column;min-height:100vh;min-height:100svh}
.pg-message .pg-sky-words{flex:1;display:grid;align-items:center}
.pg-message .pg-wrap{width:100%}
.pg-message .pg-ground{display:none}
`
const styles = compactCss([documentCss, look, baseCss, skyCss, messageCss])

/** A page that only says something, such as 'Funnel Not Found'; search engines leave it out. */
export function renderMessageHtml({ title, heading, text, action }: MessagePage): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main className="pg pg-message">
          <ContourDrawing />
          <div className="pg-sky">
            <SkyWords headline={heading} lede={text}>
              {action !== undefined && (
                <a className="pg-cta" href={action.url}>
                  {action.label}
                </a>
              )}
            </SkyWords>
            <SceneView scene={scene} colours={colours} width={1200} height={700} />
          </div>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
