import { useCheckoutToast } from '../../entities/plan/use-checkout-toast.ts'
import { PricingScreen } from './pricing-screen.tsx'

export { meta } from './pricing-screen.tsx'

/** /pricing inside the app: it also tells how a checkout went that leads back here. */
export function PricingForPeople() {
  useCheckoutToast()
  return <PricingScreen />
}
