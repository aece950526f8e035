import type { ReactNode } from 'react';
import { AfterSession } from '@/components/auth/after-session';
import { HoleDrawing } from '@/components/auth/hole-drawing';
import { TypedAccountProvider } from '@/components/auth/typed-account';
import { Mark } from '@/components/shell/layout/logo';
import { readSession } from '@/lib/auth/session/read-session';

export default async function AuthLayout({ children }: Readonly<{ children: ReactNode }>) {
  const isSignedIn = (await readSession()) !== null;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,11fr)_13fr]">
      <main className="flex min-h-dvh flex-col">
        <div className="flex items-center gap-3 p-6 sm:p-10">
          <Mark className="size-8" />
          <div className="leading-tight">
            <p className="text-base font-semibold">Fairway</p>
            <p className="text-xs text-muted-foreground">Back Office App</p>
          </div>
        </div>
        <div className="mx-auto flex w-full max-w-[23.5rem] grow flex-col justify-center px-4 pb-8">
          <AfterSession isSignedIn={isSignedIn}>
            <TypedAccountProvider>{children}</TypedAccountProvider>
          </AfterSession>
        </div>
        <p className="p-6 text-xs text-muted-foreground sm:px-10 sm:py-8">Staff only. Ask an admin for an account.</p>
      </main>
      <HoleDrawing />
    </div>
  );
}
