import 'server-only';
import { cognito } from './cognito';
import type { IdentityProvider } from './provider';

/** The provider of this installation. Another one implements `IdentityProvider` and replaces `cognito` here. */
export const identityProvider: IdentityProvider = cognito;
