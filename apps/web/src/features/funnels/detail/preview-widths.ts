export const previewWidths = { desktop: 1280, tablet: 768, phone: 390 } as const
export type PreviewDevice = keyof typeof previewWidths

/** The device to begin with: on a phone's own screen a desktop page would be a stamp. */
export function firstDevice(screenWidth: number): PreviewDevice {
  return screenWidth < 640 ? 'phone' : 'desktop'
}

/** How large a device's page is drawn where `availableWidth` pixels are free; never enlarged. */
export function previewScale(device: PreviewDevice, availableWidth: number): number {
  return Math.min(1, availableWidth / previewWidths[device])
}
