/** In order; only a serving node is ready. */
export const NODE_PHASES = ['starting', 'migrating', 'serving', 'draining'] as const;
export type NodePhase = (typeof NODE_PHASES)[number];

export type NotReady = Exclude<NodePhase, 'serving'> | 'database-away' | null;

/** A node's phase and readiness, for health checks. */
export class NodeState {
  #phase: NodePhase = 'starting';
  #checkDatabase: () => Promise<unknown> = () => Promise.reject(new Error('no database yet'));

  get phase(): NodePhase {
    return this.#phase;
  }

  get isDraining(): boolean {
    return this.#phase === 'draining';
  }

  migrating(): void {
    this.#phase = 'migrating';
  }

  /** Begins to serve. `checkDatabase` rejects while PostgreSQL is unavailable. */
  serving(checkDatabase: () => Promise<unknown>): void {
    this.#checkDatabase = checkDatabase;
    this.#phase = 'serving';
  }

  /** Begins to drain, for good: the node still takes calls, but is no longer ready. */
  draining(): void {
    this.#phase = 'draining';
  }

  /** Returns why a balancer must not send calls here, or null. */
  async notReady(): Promise<NotReady> {
    if (this.#phase !== 'serving') return this.#phase;
    return this.#checkDatabase().then(
      // Draining may have begun during the query.
      () => (this.#phase === 'serving' ? null : this.#phase),
      () => 'database-away',
    );
  }
}
