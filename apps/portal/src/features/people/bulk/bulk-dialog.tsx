import type { AccessRow } from '@partyline/contract';
import {
  listBulkRoles,
  splitByAct,
  type BulkAct,
  type BulkAction,
  type BulkSplit,
  type RowContext,
} from '@partyline/invitations';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { FORM_ISSUE_TEXTS, roleNameText, screens } from '@partyline/texts';
import { FormModal, RadioList } from '@partyline/ui';
import { endDateIssue } from '@partyline/validation';
import { useState } from 'react';
import * as v from 'valibot';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { EndDateField } from '../end-date-field.tsx';
import { INVITE_TEXTS } from '../invite/invite-form.ts';
import { bulkRefusalText } from '../refusal-texts.ts';
import { placeNameOf } from '../table/access-cells.tsx';
import styles from './bulk-dialog.module.css';

const words = screens.peopleBulk;

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly rows: readonly AccessRow[];
  readonly contextOf: (row: AccessRow) => RowContext;
  readonly onConfirm: (act: BulkAct, fitting: readonly AccessRow[]) => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly roleName: StoredRole | '';
  readonly endsAt: string | null;
}

const NOTHING_CHOSEN: Chosen = { roleName: '', endsAt: null };

const schemaFor = (action: BulkAction) =>
  v.strictObject({
    roleName: action === 'change-role' ? v.picklist(STORED_ROLES, 'role-required') : v.string(),
    endsAt: v.pipe(
      v.nullable(v.string()),
      v.rawCheck(({ dataset, addIssue }) => {
        const isAsked = dataset.typed && dataset.value !== null && action === 'set-end';
        const message = isAsked ? endDateIssue(dataset.value ?? '', Date.now()) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
  });

function actOf(action: BulkAction, { roleName, endsAt }: Chosen): BulkAct {
  if (action === 'change-role') return roleName === '' ? { action } : { action, roleName };
  if (action === 'set-end') return { action, endsAtMs: endsAt === null ? null : Date.parse(endsAt) };
  return { action };
}

function titleOf(action: BulkAction, rows: readonly AccessRow[]): string {
  const invited = rows.filter(({ kind }) => kind === 'invitation').length;
  if (action === 'revoke') return words.titles.revoke(invited, rows.length - invited);
  return words.titles[action](rows.length);
}

function submitLabelOf(action: BulkAction, rows: readonly AccessRow[]): string {
  const invited = rows.filter(({ kind }) => kind === 'invitation').length;
  if (action === 'revoke') return words.acts.revoke(invited, rows.length - invited);
  return words.acts[action](rows.length);
}

/**
 * Asks before an act on many rows: what it does to whom, and who is left out for which reason. It follows changes of the rows and of
 * the user's own role while it is open; the API decides each row. [HZ-8, PLUS-5, PLUS-7]
 */
export function BulkDialog({ action, rows, contextOf, onConfirm, onClose }: BulkDialogProps) {
  const { form } = useSchemaForm({
    schema: schemaFor(action),
    texts: { ...FORM_ISSUE_TEXTS, ...INVITE_TEXTS },
    initialValues: NOTHING_CHOSEN,
    draftRow: null,
  });
  // What fits before anything is chosen names the dialog, which must not change its title below the pointer.
  const [openedTitle] = useState(() => titleOf(action, splitByAct(rows, { action }, contextOf).fitting));
  const act = actOf(action, form.values);
  const split = splitByAct(rows, act, contextOf);
  const isDanger = action === 'revoke' || action === 'suspend';
  return (
    <FormModal
      title={openedTitle}
      tone={isDanger ? 'danger' : 'primary'}
      submitLabel={submitLabelOf(action, split.fitting)}
      cancelLabel={words.cancel}
      refusal={split.fitting.length === 0 ? words.fitsNone : undefined}
      isBusy={false}
      failure={null}
      onSubmit={form.onSubmit(() => onConfirm(act, split.fitting))}
      onClose={onClose}
    >
      {action === 'change-role' ? (
        <RadioList<StoredRole>
          label={words.role}
          value={form.values.roleName}
          error={form.errors['roleName']}
          onChange={(roleName) => form.setFieldValue('roleName', roleName)}
          options={listBulkRoles(rows, contextOf).map(({ role, fits }) => ({
            value: role,
            label: roleNameText(role),
            description: words.roleFits(fits, rows.length),
            isDisabled: fits === 0,
          }))}
        />
      ) : action === 'set-end' ? (
        <EndDateField
          label={words.endsAt}
          description={screens.manageInvite.endHint}
          {...form.getInputProps('endsAt')}
        />
      ) : (
        <p>{words.texts[action]}</p>
      )}
      <Affected split={split} contextOf={contextOf} />
    </FormModal>
  );
}

interface AffectedProps extends Pick<BulkDialogProps, 'contextOf'> {
  readonly split: BulkSplit<AccessRow>;
}

/** Names the rows of an act and those it leaves out, each with its reason. */
function Affected({ split: { fitting, left }, contextOf }: AffectedProps) {
  return (
    <>
      {fitting.length === 0 ? null : (
        <section className={styles.names} aria-label={words.affected(fitting.length)} tabIndex={0}>
          <b>{words.affected(fitting.length)}</b>
          <ul>
            {fitting.map((row) => (
              <li key={row.id}>
                <bdi>{row.email}</bdi>, {placeNameOf(row)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length === 0 ? null : (
        <section className={styles.names} aria-label={words.leftOut(left.length)} tabIndex={0}>
          <b>{words.leftOut(left.length)}</b>
          <ul>
            {left.map(({ row, refusal }) => (
              <li key={row.id}>
                <bdi>{row.email}</bdi>: {bulkRefusalText(refusal, contextOf(row).place, row.kind)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
