import { rememberedDrawing } from '@wildpath/illustrator/draw'

import { provideSceneDrawing } from '../parts/lazy-scenes.ts'
import { drawMarkup } from '../sections/custom/draw-markup.tsx'
import { provideMarkupDrawing } from '../sections/custom/lazy-markup.ts'

// Imported for its side effect: rendering a page in one pass cannot wait for code to load.
provideMarkupDrawing(drawMarkup)
provideSceneDrawing(rememberedDrawing)
