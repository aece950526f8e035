import { test } from '@playwright/test';
import { e2eConfig, identityConfig } from '../test/e2e-config.mjs';

/** The running test's server. Projects of playwright.config.ts whose names contain `identity` have one of their own. */
export const target = () => (test.info().project.name.includes('identity') ? identityConfig : e2eConfig);
