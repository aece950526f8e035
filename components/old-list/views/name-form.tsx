'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_VIEW_NAME, readViewName } from '@/lib/list/address/view-name';

type Props = {
  label: string;
  initial: string;
  verb: (name: string) => string;
  /** @returns why the view cannot have this name, in words */
  submit: (name: string) => string | undefined;
  cancel?: () => void;
};

export function NameForm({ label, initial, verb, submit, cancel }: Props) {
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const name = readViewName(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== undefined) setRefusal(submit(name));
      }}
      className="flex grow flex-wrap items-end gap-2"
    >
      <Field className="min-w-0 flex-[1_1_14rem]">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <Input
          id={id}
          autoFocus={cancel !== undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={refusal !== undefined}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          placeholder="Dormant in Wales"
        />
      </Field>
      <Button type="submit" size="lg" disabled={name === undefined}>
        {verb(name ?? '')}
      </Button>
      {cancel && (
        <Button variant="outline" size="lg" onClick={cancel}>
          Cancel
        </Button>
      )}
      <p role="alert" className="w-full text-sm text-destructive empty:hidden">
        {refusal}
      </p>
    </form>
  );
}
