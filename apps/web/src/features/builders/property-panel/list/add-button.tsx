import { Plus } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'

type AddButtonProps = { singular: string; most: number; isFull: boolean; onAdd: () => void }

export function AddButton({ singular, most, isFull, onAdd }: AddButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" data-add disabled={isFull} onClick={onAdd}>
        <Plus aria-hidden size={16} />
        {`Add ${singular}`}
      </Button>
      {isFull && <p className="text-note text-quiet">{`A page keeps ${most} here.`}</p>}
    </div>
  )
}
