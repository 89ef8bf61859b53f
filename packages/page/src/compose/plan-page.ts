import { findActivity } from '@wildpath/activities'
import type { Scene, SceneKind } from '@wildpath/illustrator'
import type { Composition, PageTheme, PageGoal, PagePlan } from '../document/page-plan.ts'
import { choosePictures } from './choose-pictures.ts'
import { hashText } from './hash-text.ts'

type PlanInput = {
  /** What the business does and is called, in the owner's words. */
  words: string
  /** The key of what it does, where that is known. */
  activity?: string | null | undefined
  tone: string
  goal?: PageGoal | undefined
}

/** For the hero, the story and a gallery. */
const pictures = 6

/** Chooses theme, order and pictures from what a business does. Same words, same plan. */
export function planPage({ words, activity, tone, goal }: PlanInput): PagePlan {
  const seed = hashText(words)
  const scenes = choosePictures({ words, activity, tone, seed, count: pictures })
  const [hero] = scenes
  return {
    theme: chooseTheme({ activity, tone, goal, scene: hero, seed }),
    composition: chooseComposition({ goal, tone, seed }),
    scenes,
  }
}

/** Themes that suit a landscape, the best first. */
const themesOfScenes: Partial<Record<SceneKind, readonly PageTheme[]>> = {
  river: ['river', 'trailhead'],
  lake: ['river', 'lodge'],
  sea: ['reef', 'summit'],
  coast: ['reef', 'river'],
  reef: ['reef', 'night-camp'],
  summit: ['summit', 'trailhead'],
  ridge: ['summit', 'trailhead'],
  wall: ['summit', 'trailhead'],
  canyon: ['trailhead', 'lodge', 'river'],
  cave: ['night-camp', 'summit'],
  forest: ['trailhead', 'lodge'],
  trail: ['trailhead', 'river'],
  snow: ['summit', 'lodge'],
  desert: ['trailhead', 'night-camp'],
  savanna: ['lodge', 'trailhead'],
  camp: ['night-camp', 'trailhead'],
  meadow: ['trailhead', 'lodge', 'river'],
  sky: ['summit', 'reef'],
  town: ['lodge', 'summit'],
}

/** Themes that suit a tone; one that suits the landscape too is the choice. */
const themesOfTones: Record<string, readonly PageTheme[]> = {
  luxury: ['lodge', 'night-camp', 'river'],
  professional: ['summit', 'river', 'lodge', 'reef'],
  friendly: ['trailhead', 'river', 'reef'],
  fun: ['reef', 'trailhead', 'night-camp'],
  bold: ['summit', 'night-camp', 'trailhead', 'reef'],
  caring: ['river', 'lodge', 'reef'],
}

type Considered = Omit<PlanInput, 'words'> & { seed: number; scene: Scene | undefined }

/** The best for landscape and tone together; now and then the second best, so that rivals differ. */
function chooseTheme({ activity, tone, goal, scene, seed }: Considered): PageTheme {
  if (scene?.time === 'night') return 'night-camp'
  const suitTone = themesOfTones[tone] ?? []
  // Of a business that is not outdoors only its tone is known.
  const known = findActivity(activity ?? '')
  const isOutdoors = (known === undefined || known.isOutdoor === true) && scene !== undefined
  const suitScene = [
    ...(goal === 'stay' ? (['lodge', 'river'] as const) : []),
    ...(isOutdoors ? (themesOfScenes[scene.kind] ?? []) : suitTone),
  ]
  const suitBoth = [...new Set(suitScene.filter((theme) => suitTone.includes(theme)))]
  const choices = suitBoth.length > 0 ? suitBoth : [...suitScene.slice(0, 1), ...suitTone]
  return (seed % 3 === 0 ? choices[1] : choices[0]) ?? choices[0] ?? 'trailhead'
}

/** Orders that suit what a visitor is to do. */
const compositionsOfGoals: Record<PageGoal, readonly Composition[]> = {
  booking: ['guide', 'offer-first', 'classic'],
  stay: ['showcase', 'story-first'],
  visit: ['offer-first', 'showcase', 'classic'],
  rental: ['offer-first', 'guide'],
  lessons: ['guide', 'questions-first', 'story-first'],
  purchase: ['showcase', 'offer-first'],
  quote: ['questions-first', 'story-first'],
  enquiry: ['story-first', 'questions-first', 'classic'],
}

function chooseComposition({
  goal,
  tone,
  seed,
}: Pick<Considered, 'goal' | 'tone' | 'seed'>): Composition {
  const choices = compositionsOfGoals[goal ?? 'enquiry']
  if (tone === 'luxury' && choices.includes('story-first')) return 'story-first'
  return choices[(seed >>> 8) % choices.length] ?? 'classic'
}
