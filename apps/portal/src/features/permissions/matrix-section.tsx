import { NativeSelect, SegmentedControl, Table, VisuallyHidden } from '@mantine/core';
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
import { useIsPhone } from '../../theme/use-media.ts';
import type { SearchProps } from './permissions-page.tsx';
import styles from './permissions-page.module.css';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;
const ICON = { size: 16, stroke: 2, 'aria-hidden': true } as const;
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
    <section className={styles.section} aria-labelledby="matrix">
      <h2 id="matrix" className={styles.title}>
        {words.matrixTitle}
      </h2>
      <p className={styles.text}>{words.matrixText}</p>
      <SegmentedControl
        aria-label={words.kind}
        className={styles.kinds ?? ''}
        fullWidth={isPhone}
        data={KINDS}
        value={kind}
        onChange={(value) => onSearch({ kind: value })}
      />
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
      <Table className={styles.matrix ?? ''} horizontalSpacing="sm" aria-labelledby="matrix">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.action}</Table.Th>
            {shown.map((role) => (
              <Table.Th key={role} scope="col" className={styles.role ?? ''}>
                {roleName(role)}
                {role === own ? <span className={styles.own}> {words.yours}</span> : null}
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
    </section>
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
      <span className={styles.allowed}>
        <IconCheck {...ICON} />
        <VisuallyHidden>{words.allowed}</VisuallyHidden>
      </span>
    );
  }
  if (isHiddenRefusal(decision.reason)) {
    return (
      <span className={styles.refused}>
        <IconMinus {...ICON} />
        <VisuallyHidden>{words.notAllowed}</VisuallyHidden>
      </span>
    );
  }
  const reason = PERMISSION_REFUSAL_TEXTS[decision.reason];
  return (
    <span className={styles.notNow} title={reason}>
      <IconClockPause {...ICON} />
      <VisuallyHidden>{`${words.notNow}: ${reason}`}</VisuallyHidden>
    </span>
  );
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.allowed}>
        <IconCheck {...ICON} />
      </span>
      {words.allowed}
      <span className={styles.notNow}>
        <IconClockPause {...ICON} />
      </span>
      {words.notNow}
      <span className={styles.refused}>
        <IconMinus {...ICON} />
      </span>
      {words.notAllowed}
    </p>
  );
}
