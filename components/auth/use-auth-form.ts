import { unstable_isUnrecognizedActionError as isOfAnotherBuild, unstable_rethrow } from 'next/navigation';
import { type FormEvent, startTransition, useActionState, useEffect, useRef } from 'react';

export type FormState = {
  given: Readonly<Record<string, string>>;
  faults?: Readonly<Record<string, string>>;
  failure?: { message: string };
};
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

type Attempted = FormState & { failures?: number };

const NO_ANSWER = 'The app did not answer. Check the connection, then try again.';

export function useAuthForm(action: FormAction, initial: FormState = { given: {} }) {
  const [posted, post] = useActionState(action, initial);
  const [state, attempt, pending] = useActionState<Attempted, FormData>(async (before, data) => {
    const { failures = 0 } = before;
    try {
      const next = await action(before, data);
      return { ...next, failures: next.failure ? failures + 1 : failures };
    } catch (error) {
      unstable_rethrow(error);
      if (isOfAnotherBuild(error)) throw error;
      return { given: before.given, failure: { message: NO_ANSWER }, failures };
    }
  }, posted);
  // Browsers keep the fragment on the way to the sign-in screen and send it to no server.
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
