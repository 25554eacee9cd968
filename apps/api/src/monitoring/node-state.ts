/** What a node is at, in this order. Only a serving node is ready for calls. */
export const NODE_PHASES = ['starting', 'migrating', 'serving', 'draining'] as const;
export type NodePhase = (typeof NODE_PHASES)[number];

/** Why a node is not ready; null: it is. */
export type NotReady = Exclude<NodePhase, 'serving'> | 'database-away' | null;

/** What a node is at: known to its health checks before it serves, and while it drains. */
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

  /** The node takes calls from now on; `checkDatabase` rejects while PostgreSQL is away. */
  serving(checkDatabase: () => Promise<unknown>): void {
    this.#checkDatabase = checkDatabase;
    this.#phase = 'serving';
  }

  /** The node still takes calls and asks for no more of them. There is no way back. */
  draining(): void {
    this.#phase = 'draining';
  }

  /** Whether a load balancer may send calls here, and otherwise why not. */
  async notReady(): Promise<NotReady> {
    if (this.#phase !== 'serving') return this.#phase;
    return this.#checkDatabase().then(
      // It may have begun to drain while PostgreSQL was asked.
      () => (this.#phase === 'serving' ? null : this.#phase),
      () => 'database-away',
    );
  }
}
