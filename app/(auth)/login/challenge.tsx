import { CodeForm, NewPasswordForm } from '@/components/auth/sign-in-forms';
import { Button } from '@/components/ui/button';
import type { ChallengeKind } from '@/lib/auth/provider/provider';
import { startAgain } from '@/lib/auth/sign-in/sign-in';
import { choosePassword, submitCode } from './actions';

type Props = {
  kind: ChallengeKind;
  /** As it was typed. */
  account: string;
  afterReset: boolean;
};

export function Challenge({ kind, account, afterReset }: Props) {
  async function restart() {
    'use server';
    await startAgain();
  }
  const isPassword = kind === 'new-password';
  return (
    <>
      <h1 className="text-2xl font-semibold">{isPassword ? 'Choose a password' : 'Enter your code'}</h1>
      <p className="mt-1.5 text-base text-muted-foreground">
        {isPassword
          ? `The one you signed in with was temporary. From now on ${account} signs in with this one.`
          : `Your authenticator app shows a code of six digits for ${account}.`}
        {afterReset && ' Your password is set: with the code, every session of this account ends.'}
      </p>
      {isPassword ? <NewPasswordForm action={choosePassword} account={account} /> : <CodeForm action={submitCode} />}
      <form action={restart} className="mt-6">
        <Button type="submit" variant="link" className="h-auto rounded-sm p-0 coarse:h-auto">
          Use another account
        </Button>
      </form>
    </>
  );
}
