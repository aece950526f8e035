import { adminScope } from '../tokens/claims';

export const supportedScopes: readonly string[] = ['openid', 'email', 'profile', adminScope];
