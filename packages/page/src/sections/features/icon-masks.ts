import { maskOf } from '../../style/mask.ts'

/** The icons an item may choose (spec 3, 3.2); any other word shows the theme's own mark. */
const icons = {
  star: "<path d='m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z'/>",
  zap: "<path d='M13 2.5 4.5 13.5H11l-1 8 8.5-11H12z'/>",
  shield: "<path d='M12 2.8 4.5 5.6v5.9c0 4.6 3.1 8 7.5 9.7 4.4-1.7 7.5-5.1 7.5-9.7V5.6z'/>",
  award: "<circle cx='12' cy='9' r='5.8'/><path d='m8.6 14-1.4 7.2 4.8-2.7 4.8 2.7-1.4-7.2'/>",
} as const

export const iconMasks = Object.entries(icons)
  .map(([name, drawing]) => `.pg-mark[data-icon=${name}]{--mark:${maskOf(drawing)}}`)
  .join('\n')
