'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, useContext, useId, useMemo } from 'react';

type Group = {
  name?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
};

const GroupContext = createContext<Group>({});

type Props = Omit<ComponentProps<'div'>, keyof Group> & Group;

/** Native radio inputs in place of Radix's buttons, so that the form submits the value. */
export function RadioGroup(props: Props) {
  const { name, value, defaultValue, onValueChange, disabled, required, className = 'grid gap-2', ...others } = props;
  const id = useId();
  const group = useMemo(
    () => ({ name: name ?? id, value, defaultValue, onValueChange, disabled, required }),
    [name, id, value, defaultValue, onValueChange, disabled, required],
  );
  return (
    <GroupContext value={group}>
      <div role="radiogroup" data-slot="radio-group" className={className} {...others} />
    </GroupContext>
  );
}

type ItemProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'checked' | 'onChange'> & { value: string };

export function RadioGroupItem({ value, disabled, className, ...props }: ItemProps) {
  const group = useContext(GroupContext);
  const checked =
    group.value === undefined ? { defaultChecked: value === group.defaultValue } : { checked: value === group.value };
  return (
    <input
      type="radio"
      data-slot="radio-group-item"
      name={group.name}
      value={value}
      {...checked}
      disabled={disabled || group.disabled}
      required={group.required}
      onChange={() => group.onValueChange?.(value)}
      className={cx(
        'size-4 shrink-0 appearance-none rounded-full border border-muted-foreground bg-card checked:border-5 checked:border-primary disabled:opacity-38',
        className,
      )}
      {...props}
    />
  );
}
