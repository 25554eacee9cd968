/** [DEV-57, ENT-28] */
export interface InstanceLoad<Workspaces> {
  /** Undefined before the first success. */
  readonly vicData: Workspaces | undefined;
  readonly loading: boolean;
  /** Empty: no failure, or a response without success. */
  readonly failure: string;
}

export interface InstanceQuery<Workspaces> {
  readonly data: Workspaces | undefined;
  readonly isFetching: boolean;
  /** `isAnswered`: the service responded without success. */
  readonly failure: { readonly isAnswered: boolean; readonly message: string } | null;
}

/**
 * Returns the workspaces and the message of an error; without success the workspaces stay, and a response without success has no
 * message. [DEV-55, DEV-56, DEV-57, ERR-42, GD-17, GD-18]
 */
export function computeInstanceLoad<Workspaces>(query: InstanceQuery<Workspaces>): InstanceLoad<Workspaces> {
  const { data, isFetching, failure } = query;
  const message = failure === null || failure.isAnswered ? '' : failure.message;
  return { vicData: data, loading: isFetching, failure: message };
}
