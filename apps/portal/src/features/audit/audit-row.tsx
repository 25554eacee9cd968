import type { AuditEntryRow } from '@partyline/contract';
import { AUDIT_GROUP_TEXTS, auditActionText, screens } from '@partyline/texts';
import { RowMenu } from '@partyline/ui';
import { IconFilter, IconRobot, IconUserSearch } from '@tabler/icons-react';
import { dateTimeText, timeText } from '../../dates.ts';
import { Avatar } from '../../shell/account/avatar.tsx';
import { AuditBatch } from './audit-batch.tsx';
import { AuditLines } from './audit-lines-list.tsx';
import { listAuditLines, sentenceOf, sentencePartsOf } from './audit-lines.ts';
import type { AuditSearchProps } from './audit-page.tsx';
import styles from './audit-log.module.css';

const words = screens.audit;
const SMALL = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
const MENU_ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const PERSON = <IconUserSearch {...MENU_ICON} />;
const FILTER = <IconFilter {...MENU_ICON} />;

interface AuditRowProps extends AuditSearchProps {
  readonly entry: AuditEntryRow;
}

/** Renders an entry, or an act on many: sentence, what changed, workspace, address. [PLUS-22] */
export function AuditRow({ entry, search, onSearch }: AuditRowProps) {
  const { at, batch, address } = entry;
  const workspace =
    batch !== null && batch.workspaces > 1 ? words.severalWorkspaces(batch.workspaces) : entry.workspaceName;
  const atMs = Date.parse(at);
  return (
    <li>
      <article className={styles.entry}>
        <span className={styles.time}>
          <time dateTime={at} title={dateTimeText(atMs)}>
            {timeText(atMs)}
          </time>
          {workspace === null ? null : <span className={styles.place}>, {workspace}</span>}
        </span>
        <ActorSign entry={entry} />
        <div className={styles.what}>
          <p>
            <Sentence entry={entry} />
          </p>
          <AuditLines lines={listAuditLines(entry)} />
          {batch === null ? null : <AuditBatch entry={entry} count={batch.count} search={search} />}
        </div>
        <span className={styles.workspace}>{workspace}</span>
        <span className={styles.address}>{address}</span>
        <EntryMenu entry={entry} onSearch={onSearch} />
      </article>
    </li>
  );
}

/** Draws the actor's initials, or that no person acted. */
function ActorSign({ entry: { actorKind, actorName, actorEmail, via } }: { readonly entry: AuditEntryRow }) {
  const isPerson = actorKind === 'user' && via?.kind !== 'schedule';
  if (isPerson) return <Avatar name={actorName ?? actorEmail ?? ''} shape="round" />;
  return (
    <span className={styles.robot}>
      <IconRobot {...SMALL} />
    </span>
  );
}

function Sentence({ entry }: { readonly entry: AuditEntryRow }) {
  return sentencePartsOf(entry).map(({ text, as }, index) => {
    const key = `${index} ${as}`;
    if (as === 'name') return <b key={key}>{text}</b>;
    if (as === 'refusal') {
      return (
        <strong key={key} className={styles.refusal}>
          {text}
        </strong>
      );
    }
    return text;
  });
}

/** Filters by what the entry says; an act on many has no single object. */
function EntryMenu({ entry, onSearch }: Pick<AuditRowProps, 'entry' | 'onSearch'>) {
  const { actorName, actorEmail, objectName, objectEmail, action, batch } = entry;
  const person = actorName ?? actorEmail;
  const object = batch === null ? objectName : null;
  const isKnown = !action.startsWith('call.');
  const listItems = () => [
    ...(person === null
      ? []
      : [
          {
            key: 'actor',
            icon: PERSON,
            label: words.onlyActor(person),
            refusal: undefined,
            onPick: () => onSearch({ actor: actorEmail ?? person }),
          },
        ]),
    ...(object === null
      ? []
      : [
          {
            key: 'object',
            icon: FILTER,
            label: words.onlyObject(object),
            refusal: undefined,
            onPick: () => onSearch({ object: objectEmail ?? object }),
          },
        ]),
    {
      key: 'action',
      icon: FILTER,
      label: words.onlyAction(isKnown ? auditActionText(action) : words.group(AUDIT_GROUP_TEXTS.call)),
      refusal: undefined,
      onPick: () => onSearch({ action: isKnown ? action : 'call' }),
    },
  ];
  return (
    <span className={styles.menu}>
      <RowMenu label={words.menuOf(sentenceOf(entry))} title={words.menu} listItems={listItems} />
    </span>
  );
}
