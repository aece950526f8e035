import type { Ref } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { inputVariants } from '@/components/ui/input-variants';
import { exactHandicap } from '@/lib/format/handicap';
import { endsOf, type FilterValues, labelOfKey, NEVER } from '@/lib/list/url/filters';
import { readFilter } from '@/lib/list/url/read-filter';
import { DayInput } from './day-input';
import type { FilteredList, RangeField } from './filter-fields';
import { fieldValue } from './filter-values';

type Props = Pick<FilteredList, 'state' | 'timeZone'> & { field: RangeField; ref?: Ref<HTMLInputElement> };

/** The fields show the texts in the URL, even unreadable ones. */
export function RangeInputs({ field, state, timeZone, ref }: Props) {
  const texts: FilterValues = Object.assign({}, ...state.unread.map(({ values }) => values), state.filters);
  const { fault } = readFilter(field, (key) => texts[key] ?? '');
  const { label } = field;
  const faultId = `${endsOf(field)[0]}-fault`;
  const isDates = field.kind === 'dates';
  const Input = isDates ? DayInput : 'input';
  const textOf = (key: string) => {
    const value = texts[key];
    if (isDates) return fieldValue(value, timeZone);
    return value !== undefined && field.isHandicap && !fault ? exactHandicap(Number(value)) : value;
  };
  const inputOf = (key: string) => ({
    name: key,
    defaultValue: textOf(key),
    'aria-label': labelOfKey(field, key),
    'aria-invalid': fault?.key === key || undefined,
    'aria-describedby': fault?.key === key ? faultId : undefined,
    'data-slot': 'input',
    className: inputVariants({ size: 'sm' }),
  });
  return (
    <fieldset className="flex flex-col gap-2 text-sm">
      <legend className="pb-1 font-medium">
        {label}
        <span className="font-normal text-muted-foreground">{` (${isDates ? timeZone : 'both included'})`}</span>
      </legend>
      {endsOf(field).map((key, index) => (
        <label key={key} className="grid grid-cols-[3rem_1fr] items-center">
          {['From', 'To'][index]}
          <Input {...inputOf(key)} ref={index === 0 ? ref : undefined} inputMode={isDates ? undefined : 'decimal'} />
        </label>
      ))}
      {isDates && field.before && field.never && (
        <>
          <div className="grid grid-cols-[6.5rem_1fr] items-center">
            <span aria-hidden>Before, or never</span>
            <DayInput {...inputOf(field.before)} aria-label={`${label} before, or never`} />
          </div>
          <label className="flex min-h-7 items-center gap-2 coarse:min-h-11">
            <Checkbox
              name={field.never}
              value={NEVER}
              defaultChecked={texts[field.never] === NEVER}
              aria-label={`${label}: never`}
            />
            Never
          </label>
        </>
      )}
      {fault && (
        <p id={faultId} className="text-xs text-destructive">
          <bdi>{fault.message}</bdi>
        </p>
      )}
    </fieldset>
  );
}
