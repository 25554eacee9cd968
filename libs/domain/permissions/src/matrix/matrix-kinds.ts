import { WORKSPACE_KINDS } from '../table/permission-tree.ts';

/** `invited` is any kind as its members see it. [GW-7] */
export const MATRIX_KINDS = WORKSPACE_KINDS.filter((kind) => kind !== 'invited');
export type MatrixKind = (typeof MATRIX_KINDS)[number];
