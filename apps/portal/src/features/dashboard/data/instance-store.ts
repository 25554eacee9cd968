import { ApiError } from '@partyline/api-client';
import { errorText } from '../../../shell/error-text.ts';
import type { Workspaces } from './cached-devices.ts';

/** What is known of the devices: the last data, whether a read is on its way, and why the last one failed. [ENT-28] */
export interface InstanceStore {
  readonly vicData: Workspaces | undefined;
  readonly loading: boolean;
  /** The empty text: no failure, or one that the service did not explain. */
  readonly failure: string;
}

/**
 * The store as a read left it: a success gives the workspaces, an error keeps the last ones and its message; an answer
 * that came but was no success keeps them and has no message. [DEV-55, DEV-56, DEV-57, ERR-42, GD-17, GD-18]
 */
export function instanceStoreOf(result: {
  readonly data: Workspaces | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}): InstanceStore {
  const { data, isFetching, error } = result;
  const isAnswered = error instanceof ApiError && error.status !== null && error.status < 300;
  return {
    vicData: data,
    loading: isFetching,
    failure: error === null || isAnswered ? '' : errorText(error),
  };
}
