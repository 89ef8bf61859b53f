import { canvaEnvironment } from './canva-product.ts'
import { startCanvaServer } from './canva-server.ts'

/** A Canva of its own for a built product: prints the environment that connects a product with it, until it is ended. */
const canva = await startCanvaServer()
process.stdout.write(`${JSON.stringify(canvaEnvironment(canva))}\n`)
