import { maskOf } from './mask.ts'

/** Signs that stand before the items of a list, one or two for each theme. */
export const marks = {
  tick: maskOf("<path d='m4 12.5 5.2 5.2L20 6.5' stroke-width='2.6'/>"),
  leaf: maskOf("<path d='M5 20C5.5 9 10 4 20.5 3.5 21 14 15.5 19 8 18.2M5 20 14.5 9.8'/>"),
  peak: maskOf(
    "<path d='M2 20 9.5 6l4 7.5L16 9.5 22 20z' stroke-width='2'/><path d='m7.3 10.2 2.2 1.6 2-1.8' stroke-width='2'/>",
  ),
  shell: maskOf(
    "<path d='M12 20.5C6.5 19 3 15.2 3 10.8 3 7 6.6 3.8 12 3.8s9 3.2 9 7c0 4.4-3.5 8.2-9 9.7zM12 20.5V4M12 20.5 6.2 6M12 20.5 17.8 6'/>",
  ),
  wave: maskOf(
    "<path d='M2 9.5c2.5 0 2.5-3 5-3s2.5 3 5 3 2.5-3 5-3 2.5 3 5 3M2 17.5c2.5 0 2.5-3 5-3s2.5 3 5 3 2.5-3 5-3 2.5 3 5 3' stroke-width='2'/>",
  ),
  diamond: maskOf("<path d='m12 5 7 7-7 7-7-7z' fill='#000'/>"),
  fire: maskOf(
    "<path d='M12 3c.8 3.6 5.5 5.3 5.5 10.2A5.5 5.5 0 0 1 12 18.7a5.5 5.5 0 0 1-5.5-5.5c0-2.2 1-3.6 2.2-4.8.4 1.7 1 2.3 1.9 2.8C10.2 8 10.8 5 12 3zM5 21.5h14'/>",
  ),
  blaze: maskOf("<path d='M8.5 3.5h7v17h-7z' fill='#000'/>"),
  compass: maskOf("<circle cx='12' cy='12' r='9'/><path d='m15.8 8.2-2.4 5.2-5.2 2.4 2.4-5.2z'/>"),
} as const
