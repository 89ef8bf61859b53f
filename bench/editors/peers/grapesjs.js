import 'grapesjs/dist/css/grapes.min.css'
import grapesjs from 'grapesjs'

import { addedSection, wantedSections } from './sample-sections.js'

const html = ({ heading, paragraph, button }) =>
  `<section><h2>${heading}</h2><p>${paragraph}</p><a href="#form">${button}</a></section>`

const editor = grapesjs.init({
  container: '#editor',
  height: '100vh',
  storageManager: false,
  components: wantedSections().map(html).join(''),
})

// What a drop on the canvas does.
window.editor = {
  add: () => editor.addComponents(html(addedSection), { at: 0 }),
  moveLastToFirst() {
    const page = editor.getWrapper()
    page
      .components()
      .at(page.components().length - 1)
      .move(page, { at: 0 })
  },
  undo: () => editor.UndoManager.undo(),
}
