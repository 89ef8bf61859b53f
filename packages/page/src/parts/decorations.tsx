import { seededRandom } from '@wildpath/illustrator'

/** Spec 2, 'Page section': the stars background has 20 stars and 3 shooting stars. */
const stars = scatter({ count: 20, seed: 20 })
const shootingStars = scatter({ count: 3, seed: 3 })
/** Spec 2, 'Page section': the nature theme has 10 floating leaves. */
const leaves = scatter({ count: 10, seed: 10 }).map(besideText)

/** Leaves drift down the two edges of a section, where they cross no words. */
function besideText({ key, style }: ReturnType<typeof scatter>[number], index: number) {
  const fromEdge = Number.parseFloat(style.left) * 0.04
  const left = `${Math.round((index % 2 === 0 ? fromEdge : 98 - fromEdge) * 10) / 10}%`
  return { key, style: { ...style, left } }
}

export function StarField() {
  return (
    <div className="pg-stars" aria-hidden="true">
      {stars.map(({ key, style }) => (
        <span key={key} className="pg-star" style={style} />
      ))}
      {shootingStars.map(({ key, style }) => (
        <span key={key} className="pg-shooting-star" style={style} />
      ))}
    </div>
  )
}

export function LeafFall() {
  return (
    <div className="pg-leaves" aria-hidden="true">
      {leaves.map(({ key, style }) => (
        <span key={key} className="pg-floating-leaf" style={style} />
      ))}
    </div>
  )
}

function scatter({ count, seed }: { count: number; seed: number }) {
  const random = seededRandom(seed)
  const percent = () => `${Math.round(random() * 1000) / 10}%`
  return Array.from({ length: count }, (_, index) => ({
    key: index,
    style: {
      'left': percent(),
      'top': percent(),
      'animationDelay': `${Math.round(random() * 80) / 10}s`,
      '--size': `${Math.round((0.6 + random() * 0.8) * 100) / 100}`,
    },
  }))
}
