import { submitKey } from './explanation';

type Props = {
  form: string;
  value: string;
  who: string;
  children: string;
};

export function ExplainButton({ form, value, who, children }: Props) {
  return (
    <button
      {...submitKey(form, value)}
      aria-label={`${children}: why, ${who}`}
      className="rounded-sm underline decoration-dotted underline-offset-3 coarse:-m-3 coarse:min-w-11 coarse:p-3"
    >
      {children}
    </button>
  );
}
