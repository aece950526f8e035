import type { Processes } from '../process/processes.mjs';
import type { Sandbox } from '../testing/sandbox';
import type { Client } from './client';
import type { Report } from './figures';
import type { Upstream } from './upstream';

/** What runs while a scenario measures. */
export type Run = {
  processes: Processes;
  sandbox: Sandbox;
  /** The app's environment for the sandbox. */
  settings: Record<string, string>;
  /** The API's address, not through `upstream`. */
  api: string;
  /** Between app and API. */
  upstream: Upstream;
  /** The path of a browser. */
  browser: string;
  client: Client;
  /** The paths of all screens. */
  screens: readonly string[];
  minutes: number;
  /** Screens a second. */
  rate: number;
  /** The port of `memory.mjs` in the app. */
  memoryPort: number;
};

export type Scenario = (run: Run) => Promise<Report>;
