import { insertAccount, insertInstance, insertSubscription } from '@partyline/rows/testing';
import { hasAnyValidVic, hasExpiredSubscription, type AccountSubscription } from '@partyline/subscriptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { findAccountFacts } from './users.repository.ts';
import { millisecondsInDay } from 'date-fns/constants';

const test = oncePerFile(createTestDatabase);

const anyHeld = fc.array(
  fc.record({
    instance: fc.constantFrom(null, 0, 1, 2),
    kind: fc.constantFrom('intercom', 'skyport'),
    status: fc.constantFrom('Subscribed', 'Past-Due', 'Not Subscribed', 'Not Subscribed'),
    isPast: fc.boolean(),
  }),
  { maxLength: 8 },
);
type Held = (typeof anyHeld extends fc.Arbitrary<infer Value> ? Value : never)[number];

function isPossible(held: readonly Held[]): boolean {
  const active = held.filter(({ instance, status }) => instance !== null && status !== 'Not Subscribed');
  return new Set(active.map(({ instance }) => instance)).size === active.length;
}

/** The second of two similar instances had another subscription before. */
const ONE_OVER_BESIDE_ANOTHER: Held[] = [
  { instance: 0, kind: 'intercom', status: 'Subscribed', isPast: false },
  { instance: 1, kind: 'intercom', status: 'Subscribed', isPast: false },
  { instance: 1, kind: 'intercom', status: 'Not Subscribed', isPast: true },
];

function saidOf(subscriptions: readonly AccountSubscription[]) {
  return {
    kinds: [...new Set(subscriptions.map(({ productKind }) => productKind))],
    expired: hasExpiredSubscription(subscriptions, Date.now()),
    valid: hasAnyValidVic(subscriptions, Date.now()),
  };
}

it('[GB-13, GB-31] returns the same facts from few subscriptions as from all', async () => {
  const every = `SELECT product_kind AS "productKind", status, instance_id AS "instanceId",
    to_json(current_period_end) AS current_period_end
    FROM app.subscriptions WHERE account_id = $1 AND deleted_at IS NULL ORDER BY id`;
  await fc.assert(
    fc.asyncProperty(anyHeld.filter(isPossible), async (held) => {
      const { accountId, defaultWorkspaceId } = await insertAccount(test.database, { productKind: null });
      const workspace = { account_id: accountId, workspace_id: defaultWorkspaceId };
      for (let index = 0; index < 3; index += 1) await insertInstance(test.database, workspace);
      const { rows: instances } = await test.database.query<{ id: number }>(
        'SELECT id FROM app.instances WHERE account_id = $1 ORDER BY id',
        [accountId],
      );
      for (const { instance, kind, status, isPast } of held) {
        await insertSubscription(test.database, {
          account_id: accountId,
          instance_id: instance === null ? null : instances[instance]?.id,
          product_kind: kind,
          status,
          current_period_end: new Date(Date.now() + (isPast ? -1 : 1) * millisecondsInDay),
        });
      }
      const facts = await findAccountFacts(test.database, accountId);
      const { rows: all } = await test.database.query<AccountSubscription>(every, [accountId]);
      expect(all).toHaveLength(held.length);
      expect(saidOf(facts?.subscriptions ?? [])).toEqual(saidOf(all));
    }),
    { numRuns: 60, examples: [[ONE_OVER_BESIDE_ANOTHER]] },
  );
});

it('reads few of many equal subscriptions', async () => {
  const { accountId } = await insertAccount(test.database, { productKind: null });
  for (let index = 0; index < 20; index += 1)
    await insertSubscription(test.database, { account_id: accountId });
  expect((await findAccountFacts(test.database, accountId))?.subscriptions).toHaveLength(1);
});
