import { adminScope } from '../claims';

export const supportedScopes: readonly string[] = ['openid', 'email', 'profile', adminScope];
