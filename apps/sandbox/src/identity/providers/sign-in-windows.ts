import type { IdpId } from './idp-account.ts';

const MAX_WINDOWS = 200;

/** An opened account chooser and its result: null while open, or closed without a choice. */
export interface SignInWindow {
  readonly at: string;
  readonly providerId: string;
  readonly authType: string;
  readonly appName: string;
  readonly eventId: string;
  readonly scopes: string;
  /** `tenant`, `prompt`, `login_hint`, … */
  readonly customParameters: Readonly<Record<string, string>>;
  /** The chosen e-mail, or an error code. */
  readonly outcome: string | null;
}

/** Makes the next account choosers of a provider fail. */
export interface WindowFailure {
  readonly providerId: IdpId;
  /** Such as `auth/user-cancelled`. */
  readonly error: string;
  readonly times: number;
}

/** Recent account choosers, and planned failures of the next ones; in memory. */
export class SignInWindows {
  #windows: SignInWindow[] = [];
  #failures: WindowFailure[] = [];

  open(window: Omit<SignInWindow, 'outcome'>): void {
    this.#windows = [...this.#windows, { ...window, outcome: null }].slice(-MAX_WINDOWS);
  }

  /** Records the result of the chooser with this event. */
  end(eventId: string, outcome: string): void {
    this.#windows = this.#windows.map((window) =>
      window.eventId === eventId ? { ...window, outcome } : window,
    );
  }

  /** Lists the windows, newest first. */
  list(): SignInWindow[] {
    return [...this.#windows].reverse();
  }

  fail(failure: WindowFailure): void {
    this.#failures = [...this.#failures, failure];
  }

  /** Takes the planned error for the next chooser of a provider. */
  takeFailure(providerId: string): string | undefined {
    const found = this.#failures.find((failure) => failure.providerId === providerId);
    if (!found) return undefined;
    this.#failures = this.#failures
      .map((failure) => (failure === found ? { ...failure, times: failure.times - 1 } : failure))
      .filter((failure) => failure.times > 0);
    return found.error;
  }

  clear(): void {
    this.#windows = [];
    this.#failures = [];
  }
}
