import type { Pool } from 'pg';
import type { SandboxControl } from './sandbox-control.ts';

export interface WorldDeps {
  readonly database: Pool;
  readonly sandbox: SandboxControl;
  /** The portal's URL, which hosts report to. */
  readonly portal: string;
}
