/** A test with an error that it has not allowed fails. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: { readonly pattern: RegExp; readonly reason: string }[] = [];

  add(error: string): void {
    this.#seen.push(error);
  }

  /** Ignores errors that match; `reason` says why the test provokes them. */
  allow(pattern: RegExp, reason: string): void {
    this.#allowed.push({ pattern, reason });
  }

  unexpected(): readonly string[] {
    return this.#seen.filter((text) => !this.#allowed.some(({ pattern }) => pattern.test(text)));
  }
}
