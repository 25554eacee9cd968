/** What is known of the instances: the last that were loaded, whether they are being loaded, and why that failed. [DEV-57, ENT-28] */
export interface InstanceLoad<Workspaces> {
  /** Undefined before the first success. */
  readonly vicData: Workspaces | undefined;
  readonly loading: boolean;
  /** The empty text: no failure, or an answer that was no success. */
  readonly failure: string;
}

/** A query of the instances: its last data, whether it is fetching, and how the last fetch failed. */
export interface InstanceQuery<Workspaces> {
  readonly data: Workspaces | undefined;
  readonly isFetching: boolean;
  /** null: it did not. `isAnswered`: the service answered, but with no success. */
  readonly failure: { readonly isAnswered: boolean; readonly message: string } | null;
}

/**
 * What a query of the instances left: a success gives the workspaces; an answer that was no success keeps the old ones and
 * leaves no message; an error keeps the old ones and its message. [DEV-55, DEV-56, DEV-57, ERR-42, GD-17, GD-18]
 */
export function computeInstanceLoad<Workspaces>(query: InstanceQuery<Workspaces>): InstanceLoad<Workspaces> {
  const { data, isFetching, failure } = query;
  const message = failure === null || failure.isAnswered ? '' : failure.message;
  return { vicData: data, loading: isFetching, failure: message };
}
