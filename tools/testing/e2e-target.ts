import { test } from '@playwright/test';
import { e2eConfig, identityConfig } from '../test/e2e-config.mjs';

/** The server of the running test: the projects of playwright.config.ts with `identity` in their names have their own. */
export const target = () => (test.info().project.name.includes('identity') ? identityConfig : e2eConfig);
