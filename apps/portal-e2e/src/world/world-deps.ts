import type { Pool } from 'pg';
import type { SandboxControl } from './sandbox-control.ts';

/** What a world is made with. */
export interface WorldDeps {
  readonly database: Pool;
  readonly sandbox: SandboxControl;
  /** Where the portal answers: instance hosts report there. */
  readonly portal: string;
}
