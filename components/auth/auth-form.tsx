'use client';

import { CircleAlert } from 'lucide-react';
import { unstable_isUnrecognizedActionError as isOfAnotherBuild, unstable_rethrow } from 'next/navigation';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useRef,
} from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/field';
import { TOO_MANY_REQUESTS } from '@/lib/auth/attempts/too-many-requests';

type Labels = Readonly<Record<string, string>>;
type Props = {
  of: ReturnType<typeof useAuthForm>;
  labels: Labels;
  button: string;
  again: string;
  children: ReactNode;
};

export function AuthForm({ of: { state, pending, form }, labels, button, again, children }: Props) {
  const box = useRef<HTMLFormElement>(null);
  const first = useRef(state);
  // Errors that are already on the page when it loads must not move the focus, because the user may be typing.
  useEffect(() => {
    if (state === first.current) return;
    const fields = [...(box.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
    const names = state.faults ? Object.keys(state.faults) : [again];
    const next = fields.find(({ name }) => names.includes(name));
    next?.focus();
    next?.select();
  }, [state, again]);
  return (
    <form {...form} ref={box} noValidate className="mt-7">
      <FieldGroup className="gap-4">
        <FormAlert state={state} labels={labels} />
        {children}
        <div className="mt-2">
          <SubmitButton variant="default" pending={pending}>
            {button}
          </SubmitButton>
        </div>
      </FieldGroup>
    </form>
  );
}

export function FormAlert({ state, labels = {} }: { state: FormState; labels?: Labels }) {
  const { failure, faults = {} } = state;
  const wrong = Object.keys(labels).filter((name) => faults[name]);
  if (!failure && wrong.length === 0) return null;
  return (
    <Alert variant="destructive">
      <CircleAlert aria-hidden />
      <AlertDescription>
        <p>{failure ? failure.message : <FaultyFields names={wrong} labels={labels} />}</p>
      </AlertDescription>
    </Alert>
  );
}

function FaultyFields({ names, labels }: { names: readonly string[]; labels: Labels }) {
  return (
    <>
      Check{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span>{index === names.length - 1 ? ' and ' : ', '}</span>}
          <a href={`#${name}`} className="rounded-sm font-medium underline">
            {labels[name]}
          </a>
        </span>
      ))}
      <span>.</span>
    </>
  );
}

export type FormState = {
  submitted: Readonly<Record<string, string>>;
  faults?: Readonly<Record<string, string>>;
  failure?: { message: string };
};
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

type Attempted = FormState & { failures?: number };

const NO_ANSWER = 'Fairway did not answer. Check your connection and try again.';

export function useAuthForm(action: FormAction, initial: FormState = { submitted: {} }) {
  const [posted, post] = useActionState(action, initial);
  const [state, attempt, pending] = useActionState<Attempted, FormData>(async (before, data) => {
    const { failures = 0 } = before;
    try {
      const next = await action(before, data);
      return { ...next, failures: next.failure ? failures + 1 : failures };
    } catch (error) {
      unstable_rethrow(error);
      if (isOfAnotherBuild(error)) {
        await sendToNewBuild(data, error);
        return before;
      }
      return { submitted: before.submitted, failure: { message: wordsOf(error) }, failures };
    }
  }, posted);
  // Browsers keep the fragment of a URL across redirects but never send it, so the form adds it to `from`.
  const fragment = useRef('');
  useEffect(() => {
    fragment.current = location.hash;
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (data.has('from')) data.set('from', `${data.get('from')}${fragment.current}`);
    if (!pending) startTransition(() => attempt(data));
  };
  return { state, pending, form: { action: post, onSubmit }, secretKey: state.failures ?? 0 };
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message.trim() === TOO_MANY_REQUESTS ? TOO_MANY_REQUESTS : NO_ANSWER;
}

async function sendToNewBuild(data: FormData, error: unknown): Promise<void> {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const typed = withoutActionFields(data);
  const names = typed.map(([name]) => name).join();
  const form = [...page.forms].find(
    (each) =>
      names ===
      withoutActionFields(new FormData(each))
        .map(([name]) => name)
        .join(),
  );
  if (!form) throw error;
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = `${value}`;
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

/** Removes the hidden fields with which React identifies the server action. */
function withoutActionFields(data: FormData) {
  return [...data].filter(([name]) => !name.startsWith('$'));
}

type ButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & { pending: boolean };

export function SubmitButton({ variant, pending, children }: ButtonProps) {
  return (
    <Button type="submit" variant={variant} size="lg" aria-disabled={pending} aria-live="polite" className="w-full">
      {pending ? 'Loading...' : children}
    </Button>
  );
}
