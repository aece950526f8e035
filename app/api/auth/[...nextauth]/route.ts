import { handlers } from '@/lib/auth/sign-in/auth';

/** The way back from the hosted page. What others POST here for, sign-in and sign-out, are server actions of ours. */
export const { GET } = handlers;
