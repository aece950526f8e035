import { CircleAlert } from 'lucide-react';
import { Checkbox } from '@/components/ui/checkbox';
import {
  Field,
  FieldContent,
  FieldDescription,
  FieldError,
  FieldGroup,
  FieldLabel,
  FieldLegend,
  FieldSeparator,
  FieldSet,
  FieldTitle,
} from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOptGroup, NativeSelectOption } from '@/components/ui/native-select';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Group, LONG, Row, Specimen } from './specimen';

export function Fields() {
  return (
    <Group name="fields">
      <Specimen file="input">
        <Row>
          <Input aria-label="Empty" placeholder="Search by name, email or id" />
          <Input aria-label="Filled" defaultValue="Pebble Beach" />
          <Input aria-label="Long" defaultValue={LONG} />
          <Input aria-label="Invalid" aria-invalid defaultValue="not an address" />
          <Input aria-label="Disabled" disabled defaultValue="Pebble Beach" />
          <Input aria-label="Password" type="password" defaultValue="12345678" />
        </Row>
      </Specimen>
      <Specimen file="label">
        <Row>
          <Label htmlFor="labelled">Handicap</Label>
          <Input id="labelled" type="number" defaultValue={12.4} />
        </Row>
      </Specimen>
      <Specimen file="checkbox">
        <Row>
          <Checkbox aria-label="Off" />
          <Checkbox aria-label="On" defaultChecked />
          <Checkbox aria-label="Off and disabled" disabled />
          <Checkbox aria-label="On and disabled" defaultChecked disabled />
        </Row>
      </Specimen>
      <Specimen file="radio-group">
        <RadioGroup aria-label="Tee">
          {['White', 'Yellow', 'Red'].map((tee, index) => (
            <Label key={tee} className="flex items-center gap-2">
              <RadioGroupItem name="tee" value={tee} defaultChecked={index === 0} disabled={index === 2} />
              {tee}
            </Label>
          ))}
        </RadioGroup>
      </Specimen>
      <Specimen file="native-select">
        <Row>
          <NativeSelect aria-label="Rows per page" size="sm" defaultValue="20">
            <NativeSelectOption value="10">10</NativeSelectOption>
            <NativeSelectOption value="20">20</NativeSelectOption>
          </NativeSelect>
          <NativeSelect aria-label="Country" defaultValue="Scotland">
            <NativeSelectOptGroup label="United Kingdom">
              <NativeSelectOption>England</NativeSelectOption>
              <NativeSelectOption>Scotland</NativeSelectOption>
            </NativeSelectOptGroup>
          </NativeSelect>
          <NativeSelect aria-label="Invalid country" aria-invalid>
            <NativeSelectOption>Nowhere</NativeSelectOption>
          </NativeSelect>
          <NativeSelect aria-label="Disabled country" disabled>
            <NativeSelectOption>Scotland</NativeSelectOption>
          </NativeSelect>
        </Row>
      </Specimen>
      <FieldSpecimen />
    </Group>
  );
}

function FieldSpecimen() {
  return (
    <Specimen file="field">
      <FieldSet>
        <FieldLegend>Account</FieldLegend>
        <FieldGroup>
          <Field>
            <FieldLabel htmlFor="email">E-mail</FieldLabel>
            <Input id="email" type="email" defaultValue="staff@fairway.test" aria-describedby="email-note" />
            <FieldDescription id="email-note">The address with which you sign in.</FieldDescription>
          </Field>
          <Field data-invalid>
            <FieldLabel htmlFor="code">Code</FieldLabel>
            <Input id="code" aria-invalid aria-describedby="code-fault" />
            <FieldError id="code-fault">
              <CircleAlert aria-hidden />
              Required
            </FieldError>
          </Field>
          <FieldSeparator>or</FieldSeparator>
          <Field orientation="responsive">
            <FieldContent>
              <FieldTitle>Time zone</FieldTitle>
              <FieldDescription>Of all dates and times on screens.</FieldDescription>
            </FieldContent>
            <NativeSelect aria-label="Time zone">
              <NativeSelectOption>Europe/London</NativeSelectOption>
            </NativeSelect>
          </Field>
        </FieldGroup>
      </FieldSet>
      <FieldSet>
        <FieldLegend variant="label">Status</FieldLegend>
        <Field orientation="horizontal">
          <Checkbox id="completed" defaultChecked />
          <FieldLabel htmlFor="completed">Completed</FieldLabel>
        </Field>
      </FieldSet>
    </Specimen>
  );
}
