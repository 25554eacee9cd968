import { RIGHTS } from '@partyline/permissions';
import { STORED_ROLES, isAccountLevel } from '@partyline/roles';

type Table<Value> = Readonly<Record<string, Value | undefined>>;

const actions = (list: readonly string[]): Table<boolean> =>
  Object.fromEntries(list.map((action) => [action, true]));

const leaves = (branches: Readonly<Record<string, readonly string[]>>): Table<Table<boolean>> =>
  Object.fromEntries(Object.entries(branches).map(([name, list]) => [name, actions(list)]));

/** Role, kind of object, place, action. */
const TABLE: Table<Table<Table<Table<boolean>>>> = Object.fromEntries(
  STORED_ROLES.map((role) => {
    const { account, workspace, instance } = RIGHTS[role];
    const { invited } = workspace;
    const seen = isAccountLevel(role)
      ? workspace
      : { default: invited, shared: invited, orphanage: invited, invited };
    return [
      role,
      { account: leaves(account), workspace: leaves(seen), instance: { instance: actions(instance) } },
    ];
  }),
);

export function isInTable(role: string, kind: string, place: string, action: string): boolean {
  return TABLE[role]?.[kind]?.[place]?.[action] === true;
}
