export { foldText, stripInvisible } from './fold-text.ts'
