import { canvasSize } from '@wildpath/page/edit'

/** A board of the studio. It is 800 units wide, like the canvas of a page; `pixels` is what is exported. */
export type DesignSize = {
  value: string
  label: string
  height: number
  pixels: { width: number; height: number }
}

/** Twice the size by name, so that the picture is sharp on every screen. */
function designSize(name: string, width: number, height: number): DesignSize {
  return {
    value: `${width}x${height}`,
    label: `${name}, ${width} × ${height}`,
    height: (canvasSize.width / width) * height,
    pixels: { width: width * 2, height: height * 2 },
  }
}

export const firstDesignSize = designSize('Canvas', canvasSize.width, canvasSize.height)
export const designSizes: readonly DesignSize[] = [
  firstDesignSize,
  designSize('Shared link', 1200, 630),
  designSize('Square post', 1080, 1080),
]
