import 'server-only';
import { cognito } from './cognito';
import type { IdentityProvider } from './provider';

export const identityProvider: IdentityProvider = cognito;
