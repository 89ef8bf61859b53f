import { priceText, type Receipt } from '@wildpath/contract'
import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'

import { formatDate } from '../../lib/format-date.ts'
import { providerAddress } from './provider-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'

const statuses = {
  paid: { text: 'Paid', tone: 'fern' },
  open: { text: 'Open', tone: 'lantern' },
  failed: { text: 'Failed', tone: 'clay' },
  refunded: { text: 'Refunded', tone: 'neutral' },
} as const

const columns: ComponentProps<typeof Table<Receipt>>['columns'] = [
  {
    key: 'payment',
    header: 'Payment',
    cell: ({ description, createdAt }) => (
      <>
        {description}
        <time dateTime={createdAt} className="block font-normal text-quiet">
          {formatDate(createdAt)}
        </time>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: drawStatus,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    cell: (receipt) => (
      <>
        {priceText(receipt.amountCents)}
        <ReceiptLink receipt={receipt} />
      </>
    ),
  },
]

function drawStatus({ status, amountCents }: Receipt) {
  const { text, tone } = statuses[status]
  // What is kept for the next payments was not paid.
  const isCredit = status === 'paid' && amountCents < 0
  return <Badge tone={isCredit ? 'neutral' : tone}>{isCredit ? 'Credit' : text}</Badge>
}

/** What was paid, newest first. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead">Receipts</h3>
      {receipts.length === 0 ? (
        <p className="text-note text-quiet">No payments yet.</p>
      ) : (
        <Table
          caption="Receipts"
          keyOf={(receipt) => receipt.id}
          rows={receipts}
          columns={columns}
        />
      )}
    </section>
  )
}

function ReceiptLink({ receipt }: { receipt: Receipt }) {
  const address = providerAddress(receipt.url ?? '', window.location.origin)
  if (receipt.url === null || address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="flex items-center justify-end gap-1.5 font-semibold whitespace-nowrap text-fern underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Receipt
      <span className="sr-only"> of {formatDate(receipt.createdAt)}</span>
      <ExternalLink aria-hidden size={14} />
    </a>
  )
}
