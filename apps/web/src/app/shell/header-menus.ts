export { PhoneMenu } from './phone-menu.tsx'
export { ResourcesMenu } from './resources-menu.tsx'
export { UserMenu } from './user-menu.tsx'
