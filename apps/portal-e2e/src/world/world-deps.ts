import type { Pool } from 'pg';
import type { SandboxControl } from './sandbox-control.ts';

/** Dependencies of {@link World}. */
export interface WorldDeps {
  readonly database: Pool;
  readonly sandbox: SandboxControl;
  /** Base URL of the portal, to which instance hosts report. */
  readonly portal: string;
}
