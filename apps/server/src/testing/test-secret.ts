/** Of every product in a test that does not ask for another one, so that several share a database. */
export const testSecret = 'the-secret-of-every-product-in-a-test'
