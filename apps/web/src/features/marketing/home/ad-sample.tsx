/** An ad as the product wrote it for a sample business; copied from samples/sample-copy.json. */
export function AdSample() {
  return (
    <figure className="mb-8 rounded-control border border-line bg-ground p-4">
      <figcaption className="text-note text-quiet">Ad for Facebook, as written</figcaption>
      <p className="mt-2">
        Half-day family float at $69 per person, wetsuit and lunch included. Say hello to us.
      </p>
      <p className="mt-3 border-t border-dashed border-edge pt-3 font-semibold">
        Rafting on the Amber Fork
      </p>
    </figure>
  )
}
