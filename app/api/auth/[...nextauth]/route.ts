import { handlers } from '@/lib/auth/sign-in/auth';

/** The callback of the hosted sign-in. There is no POST: sign-in and sign-out are server actions. */
export const { GET } = handlers;
