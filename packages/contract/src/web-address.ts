export { readWebAddress } from '@wildpath/page/web-address'
