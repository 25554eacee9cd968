import { Group, NativeSelect, SegmentedControl, Table, VisuallyHidden } from '@mantine/core';
import {
  isHiddenRefusal,
  listMatrixRows,
  MATRIX_KINDS,
  MATRIX_PLACES,
  type MatrixRow,
  type PermissionDecision,
} from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { ACTION_TEXTS, PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { listRolesIn } from '@partyline/workspaces';
import { IconCheck, IconClockPause, IconMinus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useCircumstances } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';
import { Frame, Section, Toolbar } from '@partyline/ui';
import { useIsPhone } from '../../theme/use-media.ts';
import type { SearchProps } from './permissions-page.tsx';
import styles from './permissions-page.module.css';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;
const ICON = { size: 16, stroke: 2, 'aria-hidden': true } as const;
const ALLOWED = <IconCheck {...ICON} color="var(--pl-ok)" className={styles.sign} />;
const REFUSED = <IconMinus {...ICON} color="var(--pl-text-3)" className={styles.sign} />;
const NOT_NOW = <IconClockPause {...ICON} color="var(--pl-text-2)" className={styles.sign} />;
const KINDS = MATRIX_KINDS.map((value) => ({ value, label: words.kinds[value] }));

/** Renders the matrix, from the rules; on a phone one role at a time. [PLUS-8] */
export function MatrixSection({ search, onSearch }: SearchProps) {
  const own = useMe().user.role;
  const circumstances = useCircumstances();
  const isPhone = useIsPhone();
  const { kind = 'shared' } = search;
  const roles = listRolesIn(kind);
  const only = roles.find((role) => role === (search.role ?? own)) ?? roles[0];
  const shown = isPhone && only !== undefined ? [only] : roles;
  const rows = listMatrixRows(kind, shown, circumstances);
  return (
    <Section title={words.matrixTitle} text={words.matrixText}>
      <Toolbar>
        <SegmentedControl
          aria-label={words.kind}
          fullWidth={isPhone}
          flex={isPhone ? 1 : undefined}
          data={KINDS}
          value={kind}
          onChange={(value) => onSearch({ kind: value })}
        />
      </Toolbar>
      {isPhone ? (
        <NativeSelect
          label={words.role}
          value={only}
          data={roles.map((role) => ({ value: role, label: roleName(role) }))}
          onChange={({ currentTarget }) =>
            onSearch({ role: roles.find((role) => role === currentTarget.value) })
          }
        />
      ) : null}
      <Legend />
      <Frame>
        <Table className={styles.matrix ?? ''} aria-label={words.matrixTitle}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.action}</Table.Th>
              {shown.map((role) => (
                <Table.Th key={role} scope="col" className={styles.role ?? ''}>
                  {roleName(role)}
                  {role === own ? <span> {words.yours}</span> : null}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {MATRIX_PLACES.map((place) => (
              <Fragment key={place}>
                <Table.Tr>
                  <Table.Th scope="colgroup" colSpan={shown.length + 1} className={styles.place ?? ''}>
                    {words.places[place]}
                  </Table.Th>
                </Table.Tr>
                {rows
                  .filter((row) => row.place === place)
                  .map((row) => (
                    <Row key={row.action} row={row} roles={shown} />
                  ))}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </Frame>
    </Section>
  );
}

function Row({ row, roles }: { readonly row: MatrixRow; readonly roles: readonly StoredRole[] }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.action ?? ''}>
        {ACTION_TEXTS[row.place][row.action]}
      </Table.Th>
      {row.decisions.map((decision, index) => (
        <Table.Td key={roles[index]} className={styles.cell ?? ''}>
          <Cell decision={decision} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** Renders a decorative sign with a read-aloud word; temporary refusals have a reason. [GC-10, PLUS-7] */
function Cell({ decision }: { readonly decision: PermissionDecision }) {
  if (decision.allowed) {
    return (
      <>
        {ALLOWED}
        <VisuallyHidden>{words.allowed}</VisuallyHidden>
      </>
    );
  }
  if (isHiddenRefusal(decision.reason)) {
    return (
      <>
        {REFUSED}
        <VisuallyHidden>{words.notAllowed}</VisuallyHidden>
      </>
    );
  }
  const reason = PERMISSION_REFUSAL_TEXTS[decision.reason];
  return (
    <span title={reason}>
      {NOT_NOW}
      <VisuallyHidden>{`${words.notNow}: ${reason}`}</VisuallyHidden>
    </span>
  );
}

const SIGNS = [
  [ALLOWED, words.allowed],
  [NOT_NOW, words.notNow],
  [REFUSED, words.notAllowed],
] as const;

function Legend() {
  return (
    <Group gap="lg" c="dimmed" fz="sm" aria-hidden="true">
      {SIGNS.map(([sign, word]) => (
        <Group key={word} gap={6}>
          {sign}
          {word}
        </Group>
      ))}
    </Group>
  );
}
