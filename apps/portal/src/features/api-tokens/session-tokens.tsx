import { Button } from '@mantine/core';
import type { ApiTokenRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { ListEntry, Tag } from '@partyline/ui';
import { IconKey } from '@tabler/icons-react';
import { dateText, dateTimeText } from '../../dates.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';

const words = screens.apiTokens;

/** Renders the API tokens as entries of the list of sessions: they act in the user's name too. [PLUS-23, PLUS-25] */
export function SessionTokens({ tokens }: { readonly tokens: readonly ApiTokenRow[] }) {
  return tokens.map((token) => (
    <TokenEntry key={token.id} token={token} onRevoke={() => openDialog('revoke-api-token', { token })} />
  ));
}

interface TokenEntryProps {
  readonly token: ApiTokenRow;
  readonly onRevoke: () => void;
}

function TokenEntry({ token, onRevoke }: TokenEntryProps) {
  const { name, accountName, expiresAt, lastUsedAt } = token;
  return (
    <ListEntry
      icon={<IconKey color="var(--pl-text-3)" size={20} stroke={1.5} aria-hidden="true" />}
      name={name}
      tags={<Tag label={words.tag} />}
      facts={[
        words.account(accountName),
        words.expires(dateText(Date.parse(expiresAt))),
        lastUsedAt === null ? words.neverUsed : words.lastUsed(dateTimeText(Date.parse(lastUsedAt))),
      ]}
      action={
        <Button aria-label={words.revokeOne(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      }
    />
  );
}
