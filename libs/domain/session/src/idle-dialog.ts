import { idleFlagsOf, type IdleState } from './idle.ts';
import { pageKindOf } from './pages.ts';

/** What decides about the idle dialog. */
export interface IdleDialogFacts {
  readonly idle: IdleState;
  readonly isLoggedUser: boolean;
  /** Where the visitor is: a path, with or without query. */
  readonly path: string;
}

/**
 * Whether the idle dialog is ready to open: on the account choice, and wherever somebody is logged in, idle, or timed out.
 * [IDLE-7, IDLE-8, GI-5]
 */
export function isIdleDialogMounted({ idle, isLoggedUser, path }: IdleDialogFacts): boolean {
  const { userIdleTimeout, isIdleTimeoutAction } = idleFlagsOf(idle);
  return pageKindOf(path) === 'accountsSelect' || isLoggedUser || userIdleTimeout || isIdleTimeoutAction;
}

/** Whether the idle dialog is open: while the prompt runs, and after it ran out until that is acknowledged. [IDLE-8, GI-5] */
export function isIdleDialogOpen(idle: IdleState): boolean {
  return idleFlagsOf(idle).userIdleTimeout;
}
