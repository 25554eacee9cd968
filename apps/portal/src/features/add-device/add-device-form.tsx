import type { Workspace } from '@partyline/contract';
import { circumstancesOf } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens, WORDINGS } from '@partyline/texts';
import { Button, SelectField } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session-store.ts';
import { errorText } from '../../shell/error-text.ts';
import styles from '../../shell/message-page.module.css';
import { NoticeBox } from '../../shell/notice-box.tsx';
import own from './add-device.module.css';
import { chosenPlace, computeAddingPlaces } from './adding-places.ts';
import { LeadOn } from './lead-on.tsx';
import type { DeviceQuery } from './read-device-query.ts';
import { useAdding } from './use-adding.ts';

const words = screens.addDevice;

interface AddDeviceFormProps {
  query: DeviceQuery;
  onDone: () => void;
}

/** Where the device shall go, as far as the person may put it there; nothing is added before they say so. [GD-45] */
export function AddDeviceForm(props: AddDeviceFormProps) {
  const circumstances = useSession(({ user }) => circumstancesOf(user));
  const { data, error, refetch } = useQuery({
    queryKey: ['add-device', 'workspaces'],
    queryFn: ({ signal }) => api.get('/api/vic', { signal }),
  });
  const places = useMemo(() => data && computeAddingPlaces(data, circumstances), [data, circumstances]);
  if (error !== null) {
    return (
      <>
        <NoticeBox type="error">{errorText(error)}</NoticeBox>
        <Button onClick={() => void refetch()}>{words.retry}</Button>
      </>
    );
  }
  if (places === undefined) return <p role="status">{words.checking}</p>;
  if (places.allowed.length === 0) {
    return (
      <>
        <NoticeBox type="error">
          {places.refusal === null ? words.notAllowedTitle : PERMISSION_REFUSAL_TEXTS[places.refusal.reason]}
        </NoticeBox>
        <LeadOn />
      </>
    );
  }
  return <PlaceForm {...props} allowed={places.allowed} />;
}

function PlaceForm({ query, onDone, allowed }: AddDeviceFormProps & { allowed: readonly Workspace[] }) {
  const account = useSession(({ user }) => user?.accountName) ?? '';
  const current = useSession(({ user }) => user?.workspaceId) ?? null;
  const [place, setPlace] = useState(() => chosenPlace(allowed, query.workspaceId, current));
  const [isMissing, setMissing] = useState(false);
  const { adding, add } = useAdding(query, onDone);
  const nameOf = (id: number) => allowed.find((workspace) => workspace.id === id)?.name ?? '';
  if (adding.kind === 'done') {
    return (
      <>
        <p className={styles.text} role="status">
          {words.doneText(nameOf(adding.workspaceId))}
        </p>
        {adding.isRedirectRefused && <NoticeBox type="error">{WORDINGS.requestNotProper}</NoticeBox>}
        <p className={own.actions}>
          <Link className={own.link} to="/dashboard" search={{ device: adding.vicUuid }}>
            {words.showDevice}
          </Link>
          <LeadOn />
        </p>
      </>
    );
  }
  return (
    <form
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(place === '');
        if (place !== '') void add(Number(place));
      }}
    >
      <p className={styles.text}>{words.text(query.code.toUpperCase(), account)}</p>
      <SelectField
        label={words.workspace}
        value={place}
        choices={allowed.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={words.choose}
        error={isMissing ? words.workspaceRequired : undefined}
        required
        onChange={setPlace}
      />
      {adding.kind === 'open' && adding.failure !== null && (
        <NoticeBox type="error">{adding.failure}</NoticeBox>
      )}
      <p className={own.actions}>
        <Button type="submit" variant="filled" aria-disabled={adding.kind === 'busy' ? true : undefined}>
          {adding.kind === 'busy' ? words.adding : words.add}
        </Button>
        <LeadOn />
      </p>
    </form>
  );
}
