import { isAdmin, type User } from '@wildpath/contract'
import { Crown, Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'

import { formatDate } from '../../lib/format-date.ts'
import { Avatar } from '../../entities/person/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { ProfileForm } from './profile-form.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

/** Name, email, sign-up date and time zone. */
export function ProfileCard({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const unlessDemo = useDemoRefusal()

  function handleClose() {
    setEditing(false)
    // The form that had the focus is gone.
    heading.current?.focus()
  }

  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar user={user} size="large" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
            Profile
          </h2>
          {isAdmin(user) && (
            <Badge tone="lantern" icon={<Crown aria-hidden size={14} />}>
              Admin
            </Badge>
          )}
        </div>
        {!isEditing && (
          <Button
            variant="secondary"
            size="small"
            className="min-[24rem]:ml-auto"
            onClick={unlessDemo(() => setEditing(true))}
          >
            <Pencil aria-hidden size={16} />
            Edit Profile
          </Button>
        )}
      </div>
      <AvatarChoice user={user} />
      {isEditing && <ProfileForm name={user.full_name} onClose={handleClose} />}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        {!isEditing && <Entry label="Full name">{user.full_name || 'Not provided'}</Entry>}
        <Entry label="Email">{user.email}</Entry>
        <Entry label="Member since">
          <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
        </Entry>
      </dl>
      <TimeZoneField user={user} />
    </Card>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-quiet">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
