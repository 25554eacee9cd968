import { Button, Group, Text } from '@mantine/core';
import type { ApiTokenRow } from '@partyline/contract';
import { API_SCOPE_TEXTS, screens } from '@partyline/texts';
import { ListEntry, ListPage, Tag } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { dateText, dateTimeText } from '../../dates.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { apiTokensQuery } from './queries.ts';

const words = screens.apiTokens;

const NONE: readonly ApiTokenRow[] = [];

/** Renders the user's API tokens. [PLUS-25] */
export function ApiTokens() {
  const read = useQuery(apiTokensQuery);
  const status = useLoadStatus({ read, words });
  const { data: tokens = NONE } = read;
  return (
    <>
      <ListPage
        text={words.text}
        status={status}
        empty={tokens.length === 0 ? <Text c="dimmed">{words.empty}</Text> : null}
      >
        <ul aria-label={words.list}>
          {tokens.map((token) => (
            <TokenItem
              key={token.id}
              token={token}
              onRevoke={() => openDialog('revoke-api-token', { token })}
            />
          ))}
        </ul>
      </ListPage>
      <Group gap="lg">
        <Button onClick={() => openDialog('create-api-token', {})}>{words.create}</Button>
        <a href={words.docsPath} target="_blank" rel="noreferrer">
          {words.docs}
        </a>
      </Group>
    </>
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
