import { Button, Group, Text } from '@mantine/core';
import type { ApiTokenRow } from '@partyline/contract';
import { API_SCOPE_TEXTS, screens } from '@partyline/texts';
import { ListEntry, ListPage, Tag } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText, dateTimeText } from '../../dates.ts';
import { SecretDialog } from '../../forms/fields/copy-field.tsx';
import { MutationDialog } from '../../forms/mutation-dialog.tsx';
import { useMe } from '../../session/me.ts';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { apiTokensQuery } from './queries.ts';
import { useRevokeToken } from './mutations.ts';

const words = screens.apiTokens;

const NONE: readonly ApiTokenRow[] = [];

type AskedToken =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'secret'; readonly secret: string }
  | { readonly dialog: 'revoke'; readonly token: ApiTokenRow };

/** Renders the user's API tokens. [PLUS-25] */
export function ApiTokens() {
  const accountName = useMe().user.accountName ?? '';
  const read = useQuery(apiTokensQuery);
  const status = useLoadStatus({ read, words });
  const { data: tokens = NONE } = read;
  const [asked, ask] = useState<AskedToken | null>(null);
  const close = () => ask(null);
  return (
    <>
      <ListPage
        text={words.text}
        status={status}
        empty={tokens.length === 0 ? <Text c="dimmed">{words.empty}</Text> : null}
      >
        <ul aria-label={words.list}>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => ask({ dialog: 'revoke', token })} />
          ))}
        </ul>
      </ListPage>
      <Group gap="lg">
        <Button onClick={() => ask({ dialog: 'create' })}>{words.create}</Button>
        <a href={words.docsPath} target="_blank" rel="noreferrer">
          {words.docs}
        </a>
      </Group>
      {asked?.dialog === 'create' ? (
        <ApiTokenForm
          accountName={accountName}
          onClose={close}
          onSecret={(secret) => ask({ dialog: 'secret', secret })}
        />
      ) : null}
      {asked?.dialog === 'secret' ? (
        <SecretDialog words={words} secret={asked.secret} onClose={close} />
      ) : null}
      {asked?.dialog === 'revoke' ? <RevokeDialog token={asked.token} onClose={close} /> : null}
    </>
  );
}

interface RevokeDialogProps {
  readonly token: ApiTokenRow;
  readonly onClose: () => void;
}

/** Asks before a token is revoked. [PLUS-25] */
export function RevokeDialog({ token: { id, name }, onClose }: RevokeDialogProps) {
  return (
    <MutationDialog
      title={words.revokeTitle(name)}
      tone="danger"
      submitLabel={words.revokeConfirm}
      cancelLabel={words.cancel}
      mutation={useRevokeToken()}
      variables={id}
      done={words.revoked(name)}
      onClose={onClose}
    >
      {words.revokeText}
    </MutationDialog>
  );
}

interface TokenItemProps {
  readonly token: ApiTokenRow;
  readonly onRevoke: () => void;
}

function TokenItem({ token, onRevoke }: TokenItemProps) {
  const { name, accountName, scopes, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <ListEntry
      name={name}
      tags={
        <>
          {isExpired ? <Tag label={words.expired} /> : null}
          <Text component="span" c="dimmed">
            {words.account(accountName)}
          </Text>
        </>
      }
      facts={[
        words.created(dateText(Date.parse(createdAt))),
        words.expires(dateText(Date.parse(expiresAt))),
        lastUsedAt === null ? words.neverUsed : words.lastUsed(dateTimeText(Date.parse(lastUsedAt))),
      ]}
      action={
        <Button aria-label={words.revokeOne(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      }
    >
      <Group component="span" gap="sm" fz="sm" lh="sm">
        {scopes.map((scope) => (
          <code key={scope} title={API_SCOPE_TEXTS[scope]}>
            {scope}
          </code>
        ))}
      </Group>
    </ListEntry>
  );
}
