import { CodeForm, NewPasswordForm } from '@/components/auth/sign-in-forms';
import { SignedIn } from '@/components/auth/signed-in';
import { Button } from '@/components/ui/button';
import type { ChallengeKind } from '@/lib/auth/provider/provider';
import { startAgain } from '@/lib/auth/sign-in/sign-in';
import { choosePassword, submitCode } from './actions';

type Props = {
  step: { challenge: { kind: ChallengeKind }; account: string; from: string; afterReset: boolean };
  signedIn: string | null;
};

async function restart() {
  'use server';
  await startAgain();
}

export function Challenge({ step: { challenge, account, from, afterReset }, signedIn }: Props) {
  const isPassword = challenge.kind === 'new-password';
  return (
    <>
      <h1 className="text-2xl font-semibold">{isPassword ? 'Choose a password' : 'Enter your code'}</h1>
      <p className="mt-1.5 text-base text-muted-foreground">
        <span>
          {isPassword
            ? `Your password was temporary. Choose a new one for ${account}.`
            : `Enter the 6-digit code from your authenticator app for ${account}.`}
        </span>
        {afterReset && <span>{' Password changed. Enter the code to end all other sessions.'}</span>}
      </p>
      <SignedIn account={signedIn} next={from} />
      {isPassword ? <NewPasswordForm action={choosePassword} account={account} /> : <CodeForm action={submitCode} />}
      <form action={restart} className="mt-6">
        <Button type="submit" variant="link" className="h-auto rounded-sm p-0 coarse:h-auto">
          Use another account
        </Button>
      </form>
    </>
  );
}
