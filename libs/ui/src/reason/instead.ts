import type { ReactNode } from 'react';

/** Where a refused control leads instead: it is a link then, described by the reason, and not announced as disabled. [PLUS-35] */
export interface Instead {
  /** Says where, after the reason. */
  readonly label: string;
  /** Renders the link as the control's element. */
  readonly renderRoot: (props: object) => ReactNode;
}
