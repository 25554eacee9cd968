import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTree } from './claims.fixture.ts';
import { decodeTree, encodeTree } from './encoded-tree.ts';

it('[GC-1, GC-2] keeps every branch in its place', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      expect(decodeTree(encodeTree(tree))).toEqual(tree);
    }),
  );
});

it('[GC-2] spends one character on each action', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const encoded = encodeTree(tree);
      expect(encoded.instance).toHaveLength(tree.instance.length);
      expect(encoded.workspace.shared).toHaveLength(tree.workspace.shared.length);
      expect(encoded.account.workspace).toHaveLength(tree.account.workspace.length);
    }),
  );
});
