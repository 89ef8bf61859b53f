/** A follow-up email as the product wrote it for a sample business; copied from samples/sample-copy.json. */
export function LetterSample() {
  return (
    <figure className="rounded-t-control border border-b-0 border-line bg-ground p-4 pb-6">
      <figcaption className="text-note text-quiet">Second email, as written</figcaption>
      <p className="mt-2 font-semibold">Your first rapid, explained</p>
      <p className="mt-3 text-quiet">
        The front seats get the waves and the middle gets the calm, so choose your seat accordingly.
      </p>
      <p className="mt-2 text-quiet">
        Expect to get soaked, so leave phone, keys and jewellery in the car.
      </p>
      <p className="mt-2 text-quiet">
        Skip cotton on the river: it stays wet and cold, while fleece or swim fabric keeps you warm.
      </p>
    </figure>
  )
}
