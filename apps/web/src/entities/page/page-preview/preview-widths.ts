/** Spec 3, section 9, in pixels; a desktop page takes all the room there is, but no less than its own width. */
const widths = { desktop: 1280, tablet: 768, mobile: 375 } as const
export type PreviewDevice = keyof typeof widths

/** The device to begin with: on a phone's own screen a desktop page would be a stamp. */
export function firstDevice(screenWidth: number): PreviewDevice {
  return screenWidth < 640 ? 'mobile' : 'desktop'
}

/** How wide the page believes its screen to be where `availableWidth` pixels are free. */
export function previewWidth(device: PreviewDevice, availableWidth: number): number {
  return device === 'desktop' ? Math.max(widths.desktop, availableWidth) : widths[device]
}

/** How large a page of this width is drawn there; never enlarged. */
export function previewScale(width: number, availableWidth: number): number {
  return Math.min(1, availableWidth / width)
}
