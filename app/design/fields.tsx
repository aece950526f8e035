import { TextField } from '@/components/auth/form-fields';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldGroup, FieldSeparator } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Group, LONG, Row, Specimen } from './specimen';

export function Fields() {
  return (
    <Group name="fields">
      <Specimen file="input">
        <Row>
          <Input aria-label="Empty" placeholder="Search by name, email or id" />
          <Input aria-label="Long" defaultValue={LONG} />
          <Input aria-label="Invalid" aria-invalid defaultValue="not an address" />
          <Input aria-label="Disabled" disabled defaultValue="Pebble Beach" />
        </Row>
      </Specimen>
      <Specimen file="label">
        <Label htmlFor="labelled">Handicap</Label>
        <Input id="labelled" type="number" defaultValue={12.4} />
      </Specimen>
      <Specimen file="checkbox">
        <Row>
          <Checkbox aria-label="Off" />
          <Checkbox aria-label="On" defaultChecked />
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
          {['Rows per page', 'Disabled rows per page'].map((label, index) => (
            <NativeSelect key={label} aria-label={label} defaultValue="20" disabled={index === 1}>
              <NativeSelectOption value="10">10</NativeSelectOption>
              <NativeSelectOption value="20">20</NativeSelectOption>
            </NativeSelect>
          ))}
        </Row>
      </Specimen>
      <Specimen file="field">
        <FieldGroup>
          <TextField name="email" label="E-mail" defaultValue="staff@fairway.test" fault={undefined} />
          <TextField name="code" label="Code" fault="Required" />
          <FieldSeparator>or</FieldSeparator>
        </FieldGroup>
      </Specimen>
    </Group>
  );
}
