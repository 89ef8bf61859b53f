declare module 'punycode.js' {
  const punycode: {
    /** Decodes the Punycode labels (RFC 3492) of a domain or an email address. */
    toUnicode(text: string): string
  }
  export default punycode
}
