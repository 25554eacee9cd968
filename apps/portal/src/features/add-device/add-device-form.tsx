import { listAddTargets, preselectTarget } from '@partyline/workspaces';
import { Button } from '@mantine/core';
import type { Workspace } from '@partyline/contract';
import { permissionRefusalText, screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { DeviceQuery } from '../../add-device/device-query.ts';
import { TARGET_TEXTS, TargetField, targetSchema, targetValueOf } from '../../add-device/target-field.tsx';
import { useAddDevice } from '../../add-device/mutations.ts';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { workspacesQuery } from '../../session/workspaces.ts';
import { readerOf, useAccountSubject, useCircumstances } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { errorText } from '../../shell/messages/error-text.ts';
import { ContinueLink } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { WhoCanLink } from '../../shell/page/who-can-link.tsx';

const words = screens.addDevice;

interface AddDeviceFormProps {
  readonly query: DeviceQuery;
  readonly onDone: () => void;
}

/** Adds the device after confirmation. [GD-45] */
export function AddDeviceForm(props: AddDeviceFormProps) {
  const circumstances = useCircumstances();
  const subject = useAccountSubject();
  const { data, error, refetch } = useQuery(workspacesQuery);
  const targets = useMemo(() => data && listAddTargets(data, circumstances), [data, circumstances]);
  if (error !== null) {
    return (
      <>
        <MessageBox type="error">{errorText(error)}</MessageBox>
        <Button onClick={() => void refetch()}>{words.retry}</Button>
      </>
    );
  }
  if (targets === undefined) return <p role="status">{words.checking}</p>;
  const { allowed, refusal } = targets;
  if (allowed.length > 0) return <TargetForm {...props} allowed={allowed} />;
  return (
    <>
      <MessageBox type="error">
        {refusal === null ? words.notAllowedTitle : permissionRefusalText(refusal.reason, readerOf(subject))}{' '}
        <WhoCanLink act="workspace.add-instances" />
      </MessageBox>
      <ContinueLink label={words.toDashboard} />
    </>
  );
}

const schema = v.object({ workspace: targetSchema });

function TargetForm({
  query,
  onDone,
  allowed,
}: AddDeviceFormProps & { readonly allowed: readonly Workspace[] }) {
  const account = useSession(({ user }) => user?.accountName) ?? '';
  const current = useSession(({ user }) => user?.workspaceId) ?? null;
  const addDevice = useAddDevice();
  const { form, isBusy, failure, onSubmit } = useMutationForm({
    schema,
    texts: TARGET_TEXTS,
    initialValues: { workspace: targetValueOf(preselectTarget(allowed, query.workspaceId, current)) },
    mutation: addDevice,
    submit: async ({ workspace }) => {
      await addDevice.mutateAsync({ code: query.code, workspaceId: workspace });
      onDone();
    },
  });
  const { data: added } = addDevice;
  if (added !== undefined) {
    const workspace = allowed.find(({ id }) => id === added.workspaceId);
    return (
      <>
        <p className={styles.text} role="status">
          {words.doneText(workspace?.name ?? '')}
        </p>
        {added.isRedirectRefused && <MessageBox type="error">{ACCOUNT_WORDINGS.requestNotProper}</MessageBox>}
        <p className={styles.actions}>
          <Link className={styles.link} to="/dashboard" search={{ device: added.vicUuid }}>
            {words.showDevice}
          </Link>
          <ContinueLink label={words.toDashboard} />
        </p>
      </>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.text}>{words.text(query.code.toUpperCase(), account)}</p>
      <TargetField allowed={allowed} input={form.getInputProps('workspace')} />
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <p className={styles.actions}>
        <BusyButton type="submit" variant="filled" isBusy={isBusy}>
          {isBusy ? words.adding : words.add}
        </BusyButton>
        <ContinueLink label={words.toDashboard} />
      </p>
    </form>
  );
}
