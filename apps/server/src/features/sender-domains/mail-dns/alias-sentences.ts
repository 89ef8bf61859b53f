/** Why nothing can be set beside a CNAME record (RFC 1034, section 3.6.2). */
export const aliasExcludes =
  'Where a CNAME record stands, no other record of the same name can be, so the TXT record cannot be added beside it.'

/** A record named '*' answers for every name without records of its own (RFC 4592), and is not in a provider's list under it. */
export const wildcardAliases =
  'If your provider lists no CNAME record of this name, it comes from one named *: leave that as it is and only add the TXT record.'
