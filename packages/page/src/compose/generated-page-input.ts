import type { FormDetails } from '../document/form-details.ts'
import type { PageGoal, PagePlan } from '../document/page-plan.ts'
import type { FontFamily } from '../document/font-families.ts'
import type { PagePictures } from '../media/page-photo.ts'
import type { Rating } from '../sections/testimonial/ratings.ts'

type Headed<Item> = { title: string; items: readonly Item[] } | undefined

type Testimonial = {
  text: string
  name: string
  /** Only a rating that the owner entered. */
  rating?: Rating | undefined
  source?: string | undefined
  date?: string | undefined
}

type Proof = {
  state: 'sample' | 'own' | 'hidden'
  figures: readonly { value: string; label: string }[]
}

/** What a page may publish as facts. Absent ones are not known. */
export type ConfirmedBusiness = {
  phone?: string
  email?: string
  /** On lines. */
  address?: string
  /** 'Monday to Friday' and '9:00 to 17:00', in order. */
  hours?: readonly { days: string; times: string }[]
  prices?: readonly {
    name: string
    /** With its currency: '€65', 'from €65'. */
    price: string
    /** 'per person'; empty where it is for all. */
    unit: string
    details: readonly string[]
  }[]
  /** How each thing that is offered goes: 'Meeting point' and 'Pier 3', in order. */
  outings?: readonly { name: string; details: readonly { label: string; text: string }[] }[]
  /** What guests said, word for word. */
  reviews?: readonly { text: string; name: string; source?: string | undefined }[]
  /** '3,200' and 'guests since 2004', as the owner counts; two at least. */
  figures?: readonly { value: string; label: string }[]
  /** What guests bring along, of all that is offered. */
  bring?: readonly string[]
  /** Where the place is on a map. */
  mapUrl?: string
  /** Where one books at once. */
  bookingUrl?: string
  /** Where else it is found; the icon may be empty. */
  profiles?: readonly { name: string; url: string; icon: string }[]
}

/** What a funnel knows about its pages; field names follow spec 2, section 3. */
export type GeneratedPageInput = {
  businessName: string
  mainOffer: string
  landingPage: {
    /** BCP 47 tag of the texts; absent for English. */
    language?: string | undefined
    headline: string
    subheadline: string
    benefits: readonly string[]
    cta_text: string
    cta_url: string
    form_fields: readonly string[]
    form_details?: FormDetails | undefined
    goal?: PageGoal | undefined
    offer?: { title: string; text: string } | undefined
    story?: { title: string; text: string } | undefined
    steps?: Headed<{ title: string; text: string }>
    bring?: Headed<string>
    good_to_know?: Headed<string>
    faq?: readonly { question: string; answer: string }[] | undefined
    proof?: Proof | undefined
    testimonials?: readonly Testimonial[] | undefined
    /** The owner's photos by their places; illustrations fill the rest. */
    pictures?: PagePictures | undefined
    plan: PagePlan
  }
  thankYouPage: { headline: string; message: string; next_steps: readonly string[] }
  /** What the owner chose; whatever is absent follows the page's theme. */
  branding: {
    logo_url?: string | undefined
    primary_color?: string | undefined
    secondary_color?: string | undefined
    font_family?: FontFamily | undefined
  }
  /** What the owner confirmed about the business, in words to be read. */
  business?: ConfirmedBusiness
  /** What the business offers, in the owner's words. */
  productService?: string
}
