import { useState } from 'react'

import { PasswordField } from '../../ui/password-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Sample } from './sample.tsx'

const tones = [
  { value: 'calm', label: 'Calm' },
  { value: 'bold', label: 'Bold' },
] as const

export function FieldSamples() {
  const [tone, setTone] = useState<'calm' | 'bold'>('calm')

  return (
    <Sample name="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Text" hint="A hint says what helps." />
        <TextField label="Optional" isOptional placeholder="Blue Canyon Rafting" />
        <TextField label="Refused" error="Say what to mend." defaultValue="x" />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        <PasswordField label="Password" defaultValue="rapids1" />
        <SelectField label="Choice" placeholder="Choose one" options={tones} />
        <TextArea label="Long text" defaultValue="Grows with what is typed into it." />
        <div>
          <Switch label="On" hint="Takes effect at once." defaultChecked />
          <Switch label="Off" />
          <Switch label="Disabled" disabled />
        </div>
        <RadioGroup
          label="One of these"
          value={tone}
          onChange={setTone}
          options={[
            { value: 'calm', label: 'Calm', description: 'Quiet words, much space.' },
            { value: 'bold', label: 'Bold', description: 'Short words, strong colours.' },
          ]}
        />
        <div>
          <Segmented label="Tone" value={tone} onChange={setTone} options={tones} />
        </div>
      </div>
    </Sample>
  )
}
