import { handlers } from '@/lib/auth/sign-in/auth';

/** The callback of the hosted sign-in. There is no POST: the app signs in by its own forms, and out at /api/session. */
export const { GET } = handlers;
