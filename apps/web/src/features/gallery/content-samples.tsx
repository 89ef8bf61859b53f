import { Eye, Flag } from 'lucide-react'
import { useState } from 'react'

import { Avatar } from '../../entities/person/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PlanBadge } from '../../entities/plan/plan-badge.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Sample } from './sample.tsx'

const tones = ['neutral', 'fern', 'lantern', 'clay'] as const
const planKeys = ['free', 'explorer', 'expedition-leader', 'admin'] as const
const trips = [
  { name: 'Half-day float', views: 1204, price: '$69.00' },
  { name: 'Overnight on the river, with two camps and all meals', views: 88, price: '$1,240.00' },
]

export function ContentSamples({ time }: { time: string }) {
  const [tab, setTab] = useState('leads')

  return (
    <Sample name="Content">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          {planKeys.map((plan) => (
            <PlanBadge key={plan} plan={plan} />
          ))}
          <Avatar user={{ full_name: 'Ana Rivers', email: 'ana@example.com', avatar_url: null }} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>Plain card</Card>
          <Card look="plate">A plate, where people arrive</Card>
        </div>
        <dl className="grid grid-cols-2 gap-4">
          <Stat label="Total Views" value="1,292" icon={<Eye aria-hidden size={18} />} />
          <Stat label="Published" value="–" note="None yet" icon={<Flag aria-hidden size={18} />} />
        </dl>
        <Table
          caption={`Trips by ${time}`}
          isCaptionShown
          rows={trips}
          keyOf={(trip) => trip.name}
          columns={[
            { key: 'name', header: 'Trip', cell: (trip) => trip.name },
            { key: 'views', header: 'Views', align: 'right', cell: (trip) => trip.views },
            { key: 'price', header: 'Price', align: 'right', cell: (trip) => trip.price },
          ]}
        />
        <Tabs
          label="Samples"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'leads', label: 'Leads', content: 'Who wrote.' },
            { value: 'ads', label: 'Ads', content: 'What was advertised.' },
          ]}
        />
        <div>
          <Disclosure summary="Can I get my money back?" isOpen>
            Yes, within 30 days.
          </Disclosure>
          <Disclosure summary="How do I cancel?">On your account screen.</Disclosure>
        </div>
      </div>
    </Sample>
  )
}
