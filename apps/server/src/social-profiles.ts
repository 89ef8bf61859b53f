import {
  isProfileAt,
  socialNetworkKeys,
  socialNetworks,
  type SocialNetwork,
  type SocialProfile,
} from '@wildpath/contract'
import { z } from 'zod'

/** SOCIAL_FACEBOOK_URL and its like: the addresses of the operator's own profiles. */
export const socialVariables = {
  SOCIAL_FACEBOOK_URL: profileAt('facebook'),
  SOCIAL_INSTAGRAM_URL: profileAt('instagram'),
  SOCIAL_X_URL: profileAt('x'),
  SOCIAL_LINKEDIN_URL: profileAt('linkedin'),
  SOCIAL_YOUTUBE_URL: profileAt('youtube'),
} satisfies Record<ReturnType<typeof variableOf>, z.ZodType>

/** The profiles that are named, in the order in which the footer shows them. */
export function socialProfilesOf(
  env: Partial<Record<keyof typeof socialVariables, string | undefined>>,
): SocialProfile[] {
  return socialNetworkKeys.flatMap((network) => {
    const url = env[variableOf(network)]
    return url === undefined ? [] : [{ network, url }]
  })
}

function variableOf<Network extends SocialNetwork>(network: Network) {
  return `SOCIAL_${network.toUpperCase() as Uppercase<Network>}_URL` as const
}

function profileAt(network: SocialNetwork) {
  const [host] = socialNetworks[network].hosts
  return z
    .string()
    .refine((address) => isProfileAt(network, address), {
      error: `must be an address at ${host}, for example https://www.${host}/yourname`,
    })
    .optional()
}
