/** What somebody wrote, as they wrote it: lines and blank lines stay, and nothing of it is markup or a link. */
export function PostText({ text }: { text: string }) {
  return <p className="whitespace-pre-line wrap-anywhere">{text}</p>
}
