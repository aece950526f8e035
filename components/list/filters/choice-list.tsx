import { Checkbox } from '@/components/ui/checkbox';
import { formatCount } from '@/lib/format/number';
import type { Option } from '@/lib/list/address/filters';

type Props = {
  label: string;
  name: string;
  options: readonly Option[];
  checked: readonly Option[];
  onToggle: (option: Option, isChecked: boolean) => void;
  note?: string | null;
};

export function ChoiceList({ label, name, options, checked, onToggle, note }: Props) {
  const unread = options.find(({ value }) => value === '')?.label;
  return (
    <fieldset className="max-h-60 overflow-y-auto py-1">
      <legend className="sr-only">{label}</legend>
      {note && <p className="text-xs text-muted-foreground">{note}</p>}
      {unread && (
        <p data-slot="unread" className="text-xs text-warning">
          {unread}
        </p>
      )}
      {options.map(
        (option) =>
          option.value !== '' && (
            <label key={option.value} className="flex min-h-7 items-center gap-2 text-sm coarse:min-h-11">
              <Checkbox
                name={name}
                value={option.value}
                defaultChecked={checked.some(({ value }) => value === option.value)}
                onCheckedChange={(isChecked) => onToggle(option, isChecked)}
              />
              <bdi className="min-w-0 grow wrap-anywhere">{option.label}</bdi>
              {option.count !== undefined && (
                <span className="text-xs text-muted-foreground">{formatCount(option.count)}</span>
              )}
            </label>
          ),
      )}
    </fieldset>
  );
}
