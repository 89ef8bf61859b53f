export type FunnelActions = {
  /** Opens Publish Settings. */
  onPublish: () => void
  /** Opens the dialog with the public link. */
  onShare: () => void
  onDomain: () => void
  onExport: () => void
  onCopyLink: () => void
  onShareLink: () => void
}
