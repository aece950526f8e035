import { handlers } from '@/lib/auth/sign-in/auth';

/** The callback of the hosted sign-in. There is no POST: the app signs in and out by its own forms. */
export const { GET } = handlers;
