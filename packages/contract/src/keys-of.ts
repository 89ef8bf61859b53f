/** The keys of a record, as `z.enum` takes them. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): [Key, ...Key[]] {
  return Object.keys(record) as [Key, ...Key[]]
}
