import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listWorkspacesInOrder } from './index.ts';
import { WORKSPACE_ORDER, type OrderedWorkspace } from './workspace-order.ts';

const workspace = (id: number, roleType: OrderedWorkspace['roleType'], name: string): OrderedWorkspace => ({
  id,
  roleType,
  name,
});

it('lists default, shared, orphanage and invited workspaces in that order, and by name within', () => {
  const listed = listWorkspacesInOrder([
    workspace(1, 'invited', 'A'),
    workspace(2, 'orphanage', 'B'),
    workspace(3, 'shared', 'Studio 10'),
    workspace(4, 'shared', 'studio 9'),
    workspace(5, 'default', 'Z'),
  ]);
  expect(listed.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});

it('lists equal names by id', () => {
  const listed = listWorkspacesInOrder([workspace(10, 'shared', 'studio'), workspace(9, 'shared', 'Studio')]);
  expect(listed.map(({ id }) => id)).toEqual([9, 10]);
});

const anyWorkspace = fc.record({
  id: fc.nat(),
  roleType: fc.constantFrom(...WORKSPACE_ORDER),
  name: fc.constantFrom('a', 'A', 'á', 'b', 'b 2', 'b 10'),
});

it('gives the same order whatever order they came in, loses none and leaves the list it was given alone', () => {
  const lists = fc.uniqueArray(anyWorkspace, { selector: ({ id }) => id });
  fc.assert(
    fc.property(
      lists.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        const before = [...list];
        expect(listWorkspacesInOrder(list)).toEqual(listWorkspacesInOrder(shuffled));
        expect(new Set(listWorkspacesInOrder(list))).toEqual(new Set(before));
        expect(list).toEqual(before);
      },
    ),
  );
});
