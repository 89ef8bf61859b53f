export {
  dataAddress,
  dataAddressLength,
  ownPictures,
  renderStandalonePage,
  withPictures,
} from './standalone-page.ts'
