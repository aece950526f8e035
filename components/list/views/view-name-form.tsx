'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_VIEW_NAME, readViewName } from '@/lib/list/address/view-name';

type Props = { initial: string; isTaken: (name: string) => boolean; onSave: (name: string) => void };

export function ViewNameForm({ initial, isTaken, onSave }: Props) {
  const [text, setText] = useState(initial);
  const id = useId();
  const name = readViewName(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== undefined) onSave(name);
      }}
      className="flex grow flex-wrap items-end gap-2"
    >
      <Field className="min-w-0 flex-[1_1_14rem]">
        <FieldLabel htmlFor={id}>Keep what the list shows now as</FieldLabel>
        <Input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          placeholder="Dormant in Wales"
        />
      </Field>
      <Button type="submit" size="lg" disabled={name === undefined}>
        {name !== undefined && isTaken(name) ? 'Replace' : 'Keep'}
      </Button>
    </form>
  );
}
