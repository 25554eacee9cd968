import { ActionIcon, Button, Paper, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { WhoCanData, WhoCanPerson } from '@partyline/contract';
import { COPIED_MESSAGE_MS } from '@partyline/display';
import { isAccountLevel, type StoredRole } from '@partyline/roles';
import { PERMISSION_REFUSAL_TEXTS, roleNameText, screens } from '@partyline/texts';
import { IconCopy, IconKey, IconUser, IconUserSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dateText } from '../../../dates.ts';
import { useMe } from '../../../session/me.ts';
import { Avatar } from '../../../shell/account/avatar.tsx';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { AddressText } from '../../../shell/page/address-text.tsx';
import styles from './who-can.module.css';

const words = screens.whoCan;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Links to all access of one e-mail; made by the route. */
export type RenderAccessLink = (email: string, props: object) => ReactNode;

/** Returns the name of a person, or the address of one without. */
export function nameOf({ name, email, isSelf }: WhoCanPerson): string {
  const shown = name === '' ? email : name;
  return isSelf ? words.you(shown) : shown;
}

interface AbleProps {
  readonly data: WhoCanData;
  readonly renderAccessLink: RenderAccessLink;
}

/** Renders the people, roles and API tokens that can. [PLUS-35] */
export function AbleSection({ data, renderAccessLink }: AbleProps) {
  const { able, hiddenRoles, tokens } = data;
  const count = able.reduce((sum, group) => sum + group.count, 0);
  const rows = able
    .flatMap((group) => group.people.map((person) => ({ person, grantedBy: group.grantedBy })))
    .toSorted((one, other) => rankOf(one.grantedBy) - rankOf(other.grantedBy));
  const more = count - rows.length;
  return (
    <Paper withBorder component="section" aria-labelledby="who-can-able">
      <div className={styles.head}>
        <Title id="who-can-able" order={2} size="h4">
          {titleOf(count, hiddenRoles)}
        </Title>
        {rows.length === 0 ? null : <CopyNames people={rows.map(({ person }) => person)} />}
      </div>
      {count + hiddenRoles.length > 0 ? null : <Blocked data={data} />}
      <ul className={styles.rows}>
        {rows.map(({ person, grantedBy }) => (
          <PersonRow key={person.email} {...{ person, grantedBy, data, renderAccessLink }} />
        ))}
        {hiddenRoles.map((role) => (
          <li key={role} className={styles.row}>
            <IconUser {...ICON} />
            <span className={styles.who}>
              <b>{roleNameText(role)}</b>
              <span className={styles.aside}>{words.hidden}</span>
            </span>
            <RoleOrigin roles={[role]} data={data} isNamed={false} />
          </li>
        ))}
        {tokens.map(({ owner, name, expiresAt }, index) => (
          <li key={`${owner.email} ${index}`} className={styles.row}>
            <IconKey {...ICON} />
            <span className={styles.who}>
              <b>{name ?? words.token}</b>
              <span className={styles.aside}>{words.tokenOf(nameOf(owner))}</span>
            </span>
            <span className={styles.why}>
              <span className={styles.role}>{words.token}</span>
              <span className={styles.aside}>{words.tokenUntil(dateText(Date.parse(expiresAt)))}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Text c="dimmed" size="sm" px="md" py="sm">
          {words.more(more)}
        </Text>
      ) : null}
    </Paper>
  );
}

const RANK: readonly StoredRole[] = ['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'];
const rankOf = (roles: readonly StoredRole[]) => {
  const rank = RANK.findIndex((role) => roles.includes(role));
  return rank === -1 ? RANK.length : rank;
};

function titleOf(count: number, hiddenRoles: readonly StoredRole[]): string {
  if (count > 0) return words.can(count);
  return hiddenRoles.length > 0 ? words.rolesCan : words.noneCan;
}

/** Renders what refuses the act to those whose role would be enough. */
function Blocked({ data: { unable } }: Pick<AbleProps, 'data'>) {
  const blocked = unable.find(({ ways }) => ways.some(({ change }) => change === null));
  return blocked === undefined ? null : (
    <Text px="md" pb="md" size="sm">
      {PERMISSION_REFUSAL_TEXTS[blocked.reason]}
    </Text>
  );
}

interface PersonRowProps extends AbleProps {
  readonly person: WhoCanPerson;
  readonly grantedBy: readonly StoredRole[];
}

function PersonRow({ person, grantedBy, data, renderAccessLink }: PersonRowProps) {
  const label = words.showAccess(nameOf(person));
  return (
    <li className={styles.row}>
      <Avatar name={person.name === '' ? person.email : person.name} shape="round" size="lg" />
      <span className={styles.who}>
        <b>{nameOf(person)}</b>
        <span className={styles.aside}>
          <AddressText text={person.email} />
        </span>
      </span>
      <RoleOrigin roles={grantedBy} data={data} isNamed endsAt={person.endsAt} />
      {data.sight === 'self' ? null : (
        <ActionIcon
          aria-label={label}
          title={label}
          renderRoot={(props: object) => renderAccessLink(person.email, props)}
        >
          <IconUserSearch {...ICON} />
        </ActionIcon>
      )}
    </li>
  );
}

interface OriginProps extends Pick<AbleProps, 'data'> {
  readonly roles: readonly StoredRole[];
  /** The role is named here, not elsewhere in the row. */
  readonly isNamed: boolean;
  readonly endsAt?: string | null;
}

/** Renders the chain that allows the act: the role, and where it comes from. */
function RoleOrigin({ roles, data: { workspace }, isNamed, endsAt = null }: OriginProps) {
  const { accountName } = useMe().user;
  return (
    <span className={styles.why}>
      {roles.map((role) => (
        <span key={role} className={styles.why}>
          {isNamed ? <span className={styles.role}>{roleNameText(role)}</span> : null}
          <span className={styles.aside}>
            {isAccountLevel(role) || workspace === null
              ? words.ofAccount(accountName ?? '')
              : words.ofWorkspace(workspace.name)}
          </span>
        </span>
      ))}
      {endsAt === null ? null : (
        <span className={styles.aside}>{words.until(dateText(Date.parse(endsAt)))}</span>
      )}
    </span>
  );
}

function CopyNames({ people }: { readonly people: readonly WhoCanPerson[] }) {
  const { copied, copy } = useClipboard({ timeout: COPIED_MESSAGE_MS });
  const text = people.map(({ name, email }) => (name === '' ? email : `${name} <${email}>`)).join('\n');
  const copyAll = () => {
    if ('clipboard' in navigator) copy(text);
    else showMessage({ type: 'error', message: words.copyFailed });
  };
  return (
    <Button leftSection={<IconCopy {...ICON} />} onClick={copyAll} aria-live="polite">
      {copied ? words.copied : words.copy}
    </Button>
  );
}
