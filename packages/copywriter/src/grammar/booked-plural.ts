/** Plural forms of what one books, so that no article is missing: 'balloon flight' as 'balloon flights'. */
export function bookedPlural(service: string): string {
  return service.replace(
    /\b(flight|tour|trip|ride|hike|walk|lesson|session|safari|cruise|excursion|expedition|workshop|charter|trek|jump|dive|class|experience)$/iu,
    (noun) => (noun.toLowerCase() === 'class' ? `${noun}es` : `${noun}s`),
  )
}
