/** What no page may do, as it was seen; a test that meets one fails unless it said beforehand that it would. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: { readonly pattern: RegExp; readonly reason: string }[] = [];

  add(complaint: string): void {
    this.#seen.push(complaint);
  }

  /** Lets pageErrors of one kind pass: `reason` says why the test brings them about. */
  allow(pattern: RegExp, reason: string): void {
    this.#allowed.push({ pattern, reason });
  }

  /** Everything seen that nobody allowed. */
  unexpected(): readonly string[] {
    return this.#seen.filter((text) => !this.#allowed.some(({ pattern }) => pattern.test(text)));
  }
}
