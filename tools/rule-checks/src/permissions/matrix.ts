import { ACCOUNT_BRANCHES, ACTIONS, REFUSAL_REASONS, WORKSPACE_KINDS } from '@partyline/permissions';
import type { Action, PermissionTree, WorkspaceKind } from '@partyline/permissions';
import { ROLES, STORED_ROLES, isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import type { PermissionTables } from './permission-tables.ts';

type TreeOf = (role: StoredRole) => PermissionTree;
type Pick = (tree: PermissionTree) => readonly Action[];

const HEAD = `# Who may do what

> **Generated.** This file is written from the permission table in
> [libs/domain/permissions](../libs/domain/permissions/README.md) by \`npm run check:rules -- --write\`. Do not edit it: change
> the table and generate it again. \`npm run check:rules\` fails while the two differ.

What a role can ever do, with a paid subscription, as a direct customer. A dot is no right. **yes** is a right that a trial
keeps, **paid** one that a trial takes away. The state of an object may still refuse either for the moment.

What takes access away in a workspace needs \`revoke\`: removing, suspending, setting or bringing forward an end date, lowering a
role. What gives more needs \`invite\` and a role below one's own: inviting, resuming, moving an end date back or removing it,
raising a role. A change that does both needs both
([decideAccessChange](../libs/domain/invitations/README.md#one-invitation)). An API token has at most the rights of its maker.`;

const KIND_WORDS = {
  default: 'The workspace every account has from its first day, as its account owner and admin see it.',
  shared: 'A workspace with an accepted owner of its own, as account owner and admin see it.',
  orphanage: 'A workspace without an owner, as account owner and admin see it.',
  invited: 'Any workspace as those see it who have a role in it, whatever kind it is.',
} as const satisfies Record<WorkspaceKind, string>;

const title = (role: StoredRole): string => `\`${role}\``;

function section(roles: readonly StoredRole[], pick: Pick, paid: TreeOf, trial: TreeOf): string {
  const rows = ACTIONS.filter((action) => roles.some((role) => pick(paid(role)).includes(action)));
  const cell = (role: StoredRole, action: Action): string => {
    if (!pick(paid(role)).includes(action)) return '·';
    return pick(trial(role)).includes(action) ? 'yes' : 'paid';
  };
  return markdownTable(
    ['action', ...roles.map(title)],
    rows.map((action) => [`\`${action}\``, ...roles.map((role) => cell(role, action))]),
  );
}

function roleSection(): string {
  return markdownTable(
    ['role', 'level', 'shown as', 'asked by the set'],
    STORED_ROLES.map((role) => [
      title(role),
      String(ROLES[role].level ?? 0),
      ROLES[role].displayName,
      isAccountLevel(role) ? "of the workspace's kind" : 'invited',
    ]),
  );
}

/** Lists the actions that no tree but the first holds. */
function lostIn(paid: TreeOf, other: TreeOf): Action[] {
  const all = (tree: PermissionTree) => [
    ...Object.entries(tree.account),
    ...Object.entries(tree.workspace),
    ['instance', tree.instance] as const,
  ];
  const lost = new Set(
    STORED_ROLES.flatMap((role) => {
      const rest = all(other(role));
      return all(paid(role)).flatMap(([, held], index) =>
        held.filter((action) => !(rest[index]?.[1] ?? []).includes(action)),
      );
    }),
  );
  return ACTIONS.filter((action) => lost.has(action));
}

const names = (actions: readonly string[]): string => actions.map((action) => `\`${action}\``).join(', ');

function gapSection({ intendedGaps }: PermissionTables): string {
  return markdownTable(
    ['role', 'where', 'lacks', 'because'],
    intendedGaps.map(({ roles, leaf, action, reason }) => [names(roles), leaf, `\`${action}\``, reason]),
  );
}

/**
 * Renders the trees of the tokens, the denials of trials and partner customers, and the intended gaps in Markdown. [GC-3, GC-5]
 */
export function renderMatrix(tables: PermissionTables): string {
  const { treeFor, trialDenials } = tables;
  const paid: TreeOf = (role) => treeFor({ role, accountPlanType: 'paid', customerStatus: 'B2C' });
  const trial: TreeOf = (role) => treeFor({ role, accountPlanType: 'trial', customerStatus: 'B2C' });
  const partnered: TreeOf = (role) =>
    treeFor({ role, accountPlanType: 'paid', customerStatus: 'PARTNER_CUSTOMER' });
  const holdersOf = (kind: WorkspaceKind) =>
    STORED_ROLES.filter((role) => isAccountLevel(role) === (kind !== 'invited'));
  return `${[
    HEAD,
    '## Roles',
    roleSection(),
    ...ACCOUNT_BRANCHES.flatMap((branch) => [
      `## In the account: ${branch}`,
      section(STORED_ROLES, ({ account }) => account[branch], paid, trial),
    ]),
    ...WORKSPACE_KINDS.flatMap((kind) => [
      `## In a workspace: ${kind}`,
      KIND_WORDS[kind],
      section(holdersOf(kind), ({ workspace }) => workspace[kind], paid, trial),
    ]),
    '## On instances',
    section(STORED_ROLES, ({ instance }) => instance, paid, trial),
    '## What a trial denies',
    `Without a paid subscription, no role may ${names(trialDenials)} anywhere. ` +
      `The reason given is: ${PERMISSION_REFUSAL_TEXTS.trial}`,
    "## What a partner's customer may not do",
    `${names(lostIn(paid, partnered))} of plans and invoices: ${PERMISSION_REFUSAL_TEXTS['partner-customer']}`,
    `Until the partner has bought a plan, what a trial denies is denied with: ${PERMISSION_REFUSAL_TEXTS['no-plan']}`,
    '## Where a higher role may do less than a lower one',
    'Intended, each with its reason. Anything else of this kind is a fault that `npm run check:rules` reports.',
    gapSection(tables),
    '## Reasons of a refusal',
    `The first that holds is the answer: ${REFUSAL_REASONS.map((reason) => `\`${reason}\``).join(', ')}.`,
  ].join('\n\n')}\n`;
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
