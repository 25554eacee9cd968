import { Button } from '@mantine/core';
import type { ApiTokenRow } from '@partyline/contract';
import { API_SCOPE_TEXTS, screens } from '@partyline/texts';
import { Tag } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText, dateTimeText } from '../../dates.ts';
import { SecretDialog } from '../../forms/fields/copy-field.tsx';
import { MutationDialog } from '../../forms/mutation-dialog.tsx';
import { useMe } from '../../session/me.ts';
import list from '../../shell/page/entry-list.module.css';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import styles from './api-tokens.module.css';
import { apiTokensQuery } from './queries.ts';
import { useRevokeToken } from './mutations.ts';

const words = screens.apiTokens;

type AskedToken =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'secret'; readonly secret: string }
  | { readonly dialog: 'revoke'; readonly token: ApiTokenRow };

/** Renders the user's API tokens. [PLUS-25] */
export function ApiTokens() {
  const accountName = useMe().user.accountName ?? '';
  const query = useQuery(apiTokensQuery);
  const [asked, ask] = useState<AskedToken | null>(null);
  const close = () => ask(null);
  return (
    <>
      <p className={styles.text}>{words.text}</p>
      <Loaded read={query} words={words}>
        {(tokens) => <Tokens tokens={tokens} onRevoke={(token) => ask({ dialog: 'revoke', token })} />}
      </Loaded>
      <div className={styles.buttons}>
        <Button onClick={() => ask({ dialog: 'create' })}>{words.create}</Button>
        <a href={words.docsPath} target="_blank" rel="noreferrer">
          {words.docs}
        </a>
      </div>
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

interface TokensProps {
  readonly tokens: readonly ApiTokenRow[];
  readonly onRevoke: (token: ApiTokenRow) => void;
}

function Tokens({ tokens, onRevoke }: TokensProps) {
  if (tokens.length === 0) return <p className={styles.text}>{words.empty}</p>;
  return (
    <ul className={list.list} aria-label={words.list}>
      {tokens.map((token) => (
        <TokenItem key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}

interface TokenItemProps {
  readonly token: ApiTokenRow;
  readonly onRevoke: () => void;
}

function TokenItem({ token, onRevoke }: TokenItemProps) {
  const { name, accountName, scopes, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li className={list.entry}>
      <div className={list.words}>
        <span className={list.name}>
          <b>{name}</b>
          {isExpired ? <Tag label={words.expired} /> : null}
          <span className={styles.text}>{words.account(accountName)}</span>
        </span>
        <span className={styles.codes}>
          {scopes.map((scope) => (
            <code key={scope} title={API_SCOPE_TEXTS[scope]}>
              {scope}
            </code>
          ))}
        </span>
        <span className={list.facts}>
          <span>{words.created(dateText(Date.parse(createdAt)))}</span>
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
