import { expect, it } from 'vitest';
import { LINK_ROLES, isLeader } from '../index.ts';
import { isMember } from './link-role.ts';

it('[LQ-1] counts Leader and its older word Master as leaders, Member as member, Atomic and nothing as neither', () => {
  const roles = [...LINK_ROLES, null];
  expect(roles.filter((linkRole) => isLeader({ linkRole }))).toEqual(['Leader', 'Master']);
  expect(roles.filter((linkRole) => isMember({ linkRole }))).toEqual(['Member']);
});
