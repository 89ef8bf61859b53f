declare module 'punycode.js' {
  const punycode: {
    /** Decodes the labels of a domain, or of the domain of an email address, that are in Punycode (RFC 3492). */
    toUnicode(text: string): string
  }
  export default punycode
}
