import { clsx } from 'clsx'
import { useId } from 'react'

const far =
  'M0 47l23 7l22 2l23 4l22 4l23 3l22-3l23 5l22 1l23 2l22 9l23-3l22 1l23 3l22 5l23 6l22 8l23-2l22 5l23-7l22 0l23 3l22-1l23 5l22 6l23 0l22 1l23 6l22 5l23 1l22-5l23 3l22 1l23-3l22-6l23-3l22-1l23-4l22-3l23-6l22-1l23-4l22 2l23-1l22-7l23-3l22 0l23 2l22 6l23 1l22-1l23-7l22-4l23-4l22 2l23 0l22-3l23 0l22-5l23-5l22-5l23 3l22-3l23-1l22-4V400H0z'
const middle =
  'M0 231l23 2l22 0l23-1l22-4l23 3l22-3l23-3l22-6l23 0l22-4l23 2l22-2l23 3l22 4l23-2l22 0l23 4l22 5l23-1l22 3l23 4l22 0l23-4l22 1l23 8l22 9l23 2l22 7l23 8l22 9l23 5l22 1l23 4l22-1l23 0l22-1l23 4l22 1l23 1l22 0l23-6l22-4l23-2l22 3l23-4l22-9l23-1l22-5l23 0l22-6l23 3l22-2l23 4l22 6l23 5l22 1l23-3l22-2l23 3l22-2l23-2l22-7l23 1l22-5V400H0z'
const near =
  'M0 290l45 1l45 0l45 0l45-1l45 1l45 1l45 3l45 4l45 1l45-1l45-2l45-1l45-2l45-2l45-2l45-1l45-2l45 0l45-1l45-1l45-2l45-1l45-3l45-1l45 0l45 1l45 0l45 1l45-1l45 1l45 1l45-1V400H0z'
const pines =
  'M-8 248l6 18h-2l4 15h-2l5 18h-20l5-18h-2l4-15h-2zM20 231l7 24h-3l6 20h-3l6 24h-28l6-24h-3l6-20h-3zM46 265l4 12h-1l3 10h-1l3 12h-14l3-12h-1l3-10h-1zM75 264l4 12h-1l3 10h-2l3 12h-14l3-12h-2l3-10h-1zM86 241l6 21h-2l5 18h-3l5 21h-24l5-21h-3l5-18h-2zM111 243l6 20h-2l5 17h-2l5 20h-22l5-20h-2l5-17h-2zM122 244l6 20h-2l5 17h-2l5 20h-22l5-20h-2l5-17h-2zM148 249l5 18h-2l4 15h-2l4 18h-20l4-18h-2l4-15h-2zM162 236l7 22h-2l5 19h-3l6 22h-24l6-22h-3l5-19h-2zM189 234l7 23h-3l5 19h-3l6 23h-26l6-23h-3l5-19h-3zM205 230l8 25h-3l6 21h-3l6 25h-28l6-25h-3l6-21h-3zM232 241l6 21h-2l5 17h-3l5 21h-24l5-21h-3l5-17h-2zM259 206l10 34h-4l8 28h-4l8 34h-38l8-34h-4l8-28h-4zM281 251l6 18h-2l4 15h-2l5 18h-20l5-18h-2l4-15h-2zM313 256l5 17h-2l4 14h-2l4 17h-18l4-17h-2l4-14h-2zM333 228l8 28h-3l6 23h-3l7 28h-30l7-28h-3l6-23h-3zM351 254l6 19h-2l4 16h-2l5 19h-20l5-19h-2l4-16h-2zM366 230l8 28h-3l6 23h-3l7 28h-30l7-28h-3l6-23h-3zM385 217l10 32h-4l8 27h-4l8 32h-36l8-32h-4l8-27h-4zM398 223l9 30h-3l7 25h-4l8 30h-34l8-30h-4l7-25h-3zM419 236l8 26h-3l6 21h-3l6 26h-28l6-26h-3l6-21h-3zM445 226l9 29h-3l7 24h-4l7 29h-32l7-29h-4l7-24h-3zM460 236l8 25h-3l6 21h-3l6 25h-28l6-25h-3l6-21h-3zM488 243l7 22h-2l5 19h-3l6 22h-24l6-22h-3l5-19h-2zM501 270l4 13h-1l3 11h-2l3 13h-14l3-13h-2l3-11h-1zM525 209l10 34h-4l8 29h-4l9 34h-38l9-34h-4l8-29h-4zM547 251l6 19h-2l4 16h-2l5 19h-20l5-19h-2l4-16h-2zM573 217l9 31h-3l7 25h-4l8 31h-34l8-31h-4l7-25h-3zM594 224l9 28h-3l6 23h-3l7 28h-30l7-28h-3l6-23h-3zM610 220l9 29h-3l7 24h-4l7 29h-32l7-29h-4l7-24h-3zM633 218l9 29h-3l7 24h-4l7 29h-32l7-29h-4l7-24h-3zM646 219l9 29h-3l7 24h-4l7 29h-32l7-29h-4l7-24h-3zM657 248l6 18h-2l4 15h-2l5 18h-20l5-18h-2l4-15h-2zM681 241l6 21h-2l5 17h-3l5 21h-22l5-21h-3l5-17h-2zM698 211l10 31h-3l7 26h-4l8 31h-34l8-31h-4l7-26h-3zM709 215l9 30h-3l7 25h-4l7 30h-32l7-30h-4l7-25h-3zM719 228l8 25h-3l6 21h-3l6 25h-28l6-25h-3l6-21h-3zM741 218l9 28h-3l7 24h-3l7 28h-32l7-28h-3l7-24h-3zM750 200l11 35h-4l8 29h-4l9 35h-38l9-35h-4l8-29h-4zM779 250l5 16h-2l4 14h-2l4 16h-18l4-16h-2l4-14h-2zM802 212l9 30h-3l7 25h-4l7 30h-34l7-30h-4l7-25h-3zM834 252l5 15h-2l4 13h-2l4 15h-18l4-15h-2l4-13h-2zM844 234l7 21h-2l5 18h-3l5 21h-24l5-21h-3l5-18h-2zM870 229l7 23h-3l5 19h-3l6 23h-26l6-23h-3l5-19h-3zM900 234l6 21h-2l5 18h-3l5 21h-24l5-21h-3l5-18h-2zM919 253l4 14h-2l3 12h-2l4 14h-16l4-14h-2l3-12h-2zM930 204l10 31h-3l7 26h-4l8 31h-34l8-31h-4l7-26h-3zM947 212l9 28h-3l7 24h-3l7 28h-32l7-28h-3l7-24h-3zM978 210l9 29h-3l7 24h-4l7 29h-32l7-29h-4l7-24h-3zM1006 200l10 32h-4l8 27h-4l8 32h-36l8-32h-4l8-27h-4zM1023 252l4 13h-1l3 11h-2l3 13h-14l3-13h-2l3-11h-1zM1272 224l7 23h-3l5 19h-3l6 23h-26l6-23h-3l5-19h-3zM1298 244l5 16h-2l4 13h-2l4 16h-18l4-16h-2l4-13h-2zM1321 223l7 23h-3l5 20h-3l6 23h-26l6-23h-3l5-20h-3zM1350 212l8 27h-3l6 23h-3l7 27h-30l7-27h-3l6-23h-3zM1374 241l5 17h-2l4 14h-2l4 17h-20l4-17h-2l4-14h-2zM1385 193l11 34h-4l8 29h-4l9 34h-38l9-34h-4l8-29h-4zM1404 221l7 24h-3l6 20h-3l6 24h-28l6-24h-3l6-20h-3zM1430 201l10 32h-4l7 26h-4l8 32h-36l8-32h-4l7-26h-4z'

/** Three ridges, pines and a lit tent, along the bottom of a place where people arrive. */
export function Ridge({ className }: { className?: string }) {
  const id = useId()
  const glow = `${id}-glow`

  return (
    <svg
      aria-hidden
      viewBox="-1440 0 2880 350"
      preserveAspectRatio="xMaxYMax slice"
      className={clsx('pointer-events-none', className)}
    >
      <radialGradient id={glow}>
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.55" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <g id={`${id}-far`}>
        <path d={far} className="fill-ridge-far" />
        <path d={middle} className="fill-ridge-mid" />
      </g>
      <ellipse cx="1154" cy="290" rx="190" ry="120" fill={`url(#${glow})`} />
      <path id={`${id}-near`} d={`${near}${pines}`} className="fill-ridge-near" />
      {/* Screens wider than the drawing see it go on in a mirror. */}
      <use href={`#${id}-far`} transform="translate(1) scale(-1 1)" />
      <use href={`#${id}-near`} transform="translate(1) scale(-1 1)" />
      <Tent />
    </svg>
  )
}

function Tent() {
  return (
    <g transform="translate(1106 246)" className="stroke-ridge-near" strokeWidth="2">
      <path d="M0 46 44 0 96 46Z" className="fill-tent" />
      <path d="M44 0 96 46H58Z" className="fill-tent-lit" />
      <path d="M28 46 44 12 50 46Z" className="fill-ridge-near" />
    </g>
  )
}
