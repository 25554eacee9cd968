import type { IdpId } from './idp-account.ts';

/** Windows remembered, newest last. */
const MAX_WINDOWS = 200;

/** An account chooser as it was opened, and how it ended: null while it is open or was closed without a choice. */
export interface SignInWindow {
  readonly at: string;
  readonly providerId: string;
  readonly authType: string;
  readonly appName: string;
  readonly eventId: string;
  readonly scopes: string;
  /** What the page asked of the provider: `tenant`, `prompt`, `login_hint`, … */
  readonly customParameters: Readonly<Record<string, string>>;
  /** The e-mail chosen, or the error's code. */
  readonly outcome: string | null;
}

/** Lets the next account choosers of a provider fail with an error of the SDK. */
export interface WindowFailure {
  readonly providerId: IdpId;
  /** Such as `auth/user-cancelled`. */
  readonly error: string;
  readonly times: number;
}

/** The account choosers opened of late, and which of the next ones shall fail. Until the sandbox ends. */
export class SignInWindows {
  #windows: SignInWindow[] = [];
  #failures: WindowFailure[] = [];

  open(window: Omit<SignInWindow, 'outcome'>): void {
    this.#windows = [...this.#windows, { ...window, outcome: null }].slice(-MAX_WINDOWS);
  }

  /** Notes how the chooser with this event ended. */
  end(eventId: string, outcome: string): void {
    this.#windows = this.#windows.map((window) =>
      window.eventId === eventId ? { ...window, outcome } : window,
    );
  }

  /** Newest first. */
  list(): SignInWindow[] {
    return [...this.#windows].reverse();
  }

  fail(failure: WindowFailure): void {
    this.#failures = [...this.#failures, failure];
  }

  /** The error the next chooser of a provider ends with, if it shall. */
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
