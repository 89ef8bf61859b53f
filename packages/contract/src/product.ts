/**
 * The product's name. Every visible place (logo, footer, 'Made with' badge, emails) reads it
 * from here; host and product domain come from the server's configuration.
 */
export const product = { name: 'Wildpath' } as const
