import type { Database } from '../../db/open-database.ts';

export interface CountingDatabase {
  readonly database: Database;
  /** So far, with BEGIN and COMMIT. */
  readonly statements: () => number;
}

export function countStatements(database: Database): CountingDatabase {
  let statements = 0;
  const counting = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(inner, key) {
        const value: unknown = Reflect.get(inner, key, inner);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]): unknown => {
          if (key === 'query') statements += 1;
          const result: unknown = Reflect.apply(value, inner, values);
          if (key !== 'connect') return result;
          return (result as Promise<object>).then(counting); // a pool's connect without a callback gives a promise of a client
        };
      },
    });
  return { database: counting(database), statements: () => statements };
}
