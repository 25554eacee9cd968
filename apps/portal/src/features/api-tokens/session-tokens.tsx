import { Button } from '@mantine/core';
import type { ApiTokenRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Tag } from '@partyline/ui';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { dateText, dateTimeText } from '../../dates.ts';
import list from '../../shell/page/entry-list.module.css';
import { RevokeDialog } from './api-tokens.tsx';

const words = screens.apiTokens;

/** Renders the API tokens as entries of the list of sessions: they act in the user's name too. [PLUS-23, PLUS-25] */
export function SessionTokens({ tokens }: { readonly tokens: readonly ApiTokenRow[] }) {
  const [asked, ask] = useState<ApiTokenRow | null>(null);
  return (
    <>
      {tokens.map((token) => (
        <TokenEntry key={token.id} token={token} onRevoke={() => ask(token)} />
      ))}
      {asked === null ? null : <RevokeDialog token={asked} onClose={() => ask(null)} />}
    </>
  );
}

interface TokenEntryProps {
  readonly token: ApiTokenRow;
  readonly onRevoke: () => void;
}

function TokenEntry({ token, onRevoke }: TokenEntryProps) {
  const { name, accountName, expiresAt, lastUsedAt } = token;
  return (
    <li className={list.entry}>
      <IconKey color="var(--pl-text-3)" size={20} stroke={1.5} aria-hidden="true" />
      <div className={list.words}>
        <span className={list.name}>
          <b>{name}</b>
          <Tag label={words.tag} />
        </span>
        <span className={list.facts}>
          <span>{words.account(accountName)}</span>
          <span>{words.expires(dateText(Date.parse(expiresAt)))}</span>
          <span>
            {lastUsedAt === null ? words.neverUsed : words.lastUsed(dateTimeText(Date.parse(lastUsedAt)))}
          </span>
        </span>
      </div>
      <Button className={list.action} aria-label={words.revokeOne(name)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </li>
  );
}
