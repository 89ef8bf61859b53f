export { isColourless, isCool, isWarm } from './hue.ts'
export { hexToLinear, hexToOklch, mixHex, type Oklch, oklchToHex } from './oklch.ts'
