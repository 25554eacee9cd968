import type { AuditEntryRow } from '@partyline/contract';
import { printCsv, utcDay } from '@partyline/export';
import { auditActorText, screens } from '@partyline/texts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveCsv } from '../../forms/save-file.ts';
import type { AuditSearch } from './audit-search.ts';
import { sentenceOf } from './audit-lines.ts';
import { readAuditPage } from './queries.ts';

const words = screens.audit;
const PAGE_ROWS = '1000';
/** Still opens in spreadsheets. */
const MOST_ROWS = 10_000;

/** Returns the cells of an entry in column order; times in UTC. [PLUS-22] */
export function auditCells(entry: AuditEntryRow): string[] {
  return [
    entry.at,
    auditActorText({ actor: entry.actorName, actorKind: entry.actorKind }),
    entry.actorEmail ?? '',
    entry.action,
    sentenceOf(entry),
    entry.objectKind,
    entry.objectId ?? '',
    entry.objectName ?? '',
    entry.objectEmail ?? '',
    entry.workspaceName ?? '',
    entry.outcome,
    entry.reason ?? '',
    entry.address ?? '',
    Object.keys(entry.details).length === 0 ? '' : JSON.stringify(entry.details),
  ];
}

/** Exports the newest 10,000 matches without formulas; leaving the page cancels. [PLUS-22, GV-15] */
export function useAuditExport(search: AuditSearch) {
  const [count, setCount] = useState(0);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async () => {
      setCount(0);
      const { signal } = (reading.current = new AbortController());
      const entries: AuditEntryRow[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof readAuditPage>> = await readAuditPage(search, {
          cursor,
          limit: PAGE_ROWS,
          signal,
        });
        entries.push(...page.entries);
        setCount(entries.length);
        cursor = page.nextCursor;
      } while (cursor !== null && entries.length < MOST_ROWS);
      saveCsv(printCsv(words.columns, entries.map(auditCells)), words.file(utcDay(Date.now())));
      return { count: entries.length, isCut: cursor !== null };
    },
  });
  return { ...mutation, count };
}
