import { WithNames } from '@/components/fields/with-names';
import type { WinnerWords } from './winner-words';

type Props = WinnerWords & { /** The names that appear in `words`. */ names: readonly string[] };

export function Winner(props: Props) {
  return (
    <>
      <span>{props.words === 'Not yet' ? 'Winner:' : 'Winner'}</span> <WinnerText {...props} />
    </>
  );
}

export function WinnerText({ words, differs, names }: Props) {
  if (!words) return null;
  return (
    <span
      data-winner={differs ? 'differs' : undefined}
      className={differs ? 'inline-flex items-center gap-1 text-warning' : 'text-foreground'}
    >
      {differs && <span aria-hidden className="icon-triangle-alert small-icon" />}
      <WithNames names={names}>{words}</WithNames>
    </span>
  );
}
