/** What is known of the rows: the last that came, whether they are being read, and why the last read failed. [DEV-57, ENT-28] */
export interface InstanceLoad<Workspaces> {
  /** null before the first success. */
  readonly vicData: Workspaces | null;
  readonly loading: boolean;
  /** The empty text: no failure, or an answer that was no success. */
  readonly failure: string;
}

/** How a read went on: it began, it was answered, or it failed with a message. */
export type LoadEvent<Workspaces> =
  | { readonly kind: 'begun' }
  | { readonly kind: 'answered'; readonly errorCode: unknown; readonly workspaces: Workspaces }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * What is known after a read went on: a success (errorCode 0) gives the rows; any other answer keeps the old ones and leaves
 * no message; an error keeps the old ones and its message. [DEV-55, DEV-56, DEV-57, GD-17, GD-18]
 */
export function nextInstanceLoad<Workspaces>(
  load: InstanceLoad<Workspaces>,
  event: LoadEvent<Workspaces>,
): InstanceLoad<Workspaces> {
  switch (event.kind) {
    case 'begun':
      return { ...load, loading: true };
    case 'failed':
      return { ...load, loading: false, failure: event.message };
    case 'answered': {
      const vicData = event.errorCode === 0 ? event.workspaces : load.vicData;
      return { vicData, loading: false, failure: '' };
    }
  }
}
