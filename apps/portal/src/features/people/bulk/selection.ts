import type { AccessRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import type { DataSelection } from '@partyline/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { showFailure } from '../../../shell/messages/error-text.ts';
import type { AccessRead } from '../lists/use-access-read.ts';
import type { PeopleSearch } from '../people-search.ts';
import { readAllAccess, type AccessKind } from '../queries.ts';
import { placeNameOf } from '../table/access-cells.tsx';

const words = screens.peopleBulk;

/** The selected rows of both lists, also those out of sight. [HZ-8] */
export interface PeopleSelection {
  readonly rows: ReadonlyMap<string, AccessRow>;
  /** Whether a row was ever selected on this page: its bar stays loaded for the results. */
  readonly wasUsed: boolean;
  readonly select: (rows: readonly AccessRow[], isSelected: boolean) => void;
  /** Reads all matches of a list and selects them. */
  readonly selectAll: (kind: AccessKind) => void;
  readonly isReading: boolean;
  /** Takes over what an act made of rows, by their ids; null: it is gone. */
  readonly update: (changed: ReadonlyMap<string, AccessRow | null>) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, AccessRow> = new Map();

/** Keeps the selection over both lists; a selected row follows its list as far as that is read. [HZ-8] */
export function usePeopleSelection(search: PeopleSearch, known: readonly AccessRow[]): PeopleSelection {
  const [chosen, setChosen] = useState(NONE);
  const [wasUsed, setWasUsed] = useState(false);
  const select = (rows: readonly AccessRow[], isSelected: boolean) => {
    if (isSelected) setWasUsed(true);
    setChosen((last) => {
      const next = new Map(last);
      for (const row of rows) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  };
  const update = (changed: ReadonlyMap<string, AccessRow | null>) =>
    setChosen((last) => {
      const all = new Map(last);
      for (const [id, next] of changed) {
        if (next === null) all.delete(id);
        else if (all.has(id)) all.set(id, next);
      }
      return all;
    });
  const reading = useMutation({
    mutationFn: (kind: AccessKind) => readAllAccess(kind, search),
    onSuccess: (rows) => select(rows, true),
    onError: showFailure,
  });
  const rows = useMemo(() => {
    const fresh = new Map(known.map((row) => [row.id, row]));
    return new Map([...chosen].map(([id, row]) => [id, fresh.get(id) ?? row]));
  }, [chosen, known]);
  return {
    rows,
    wasUsed,
    select,
    update,
    selectAll: reading.mutate,
    isReading: reading.isPending,
    clear: () => setChosen(NONE),
  };
}

const countOf = ({ rows }: Pick<PeopleSelection, 'rows'>, kind: AccessKind): number =>
  [...rows.values()].filter((row) => row.kind === kind).length;

interface SelectedList {
  readonly kind: AccessKind;
  readonly read: AccessRead;
}

/** Returns whether every match of a list is selected; matches that are not read count. */
function isAllSelected({ rows }: Pick<PeopleSelection, 'rows'>, { read, kind }: SelectedList): boolean {
  if (read.rows.length === 0 || read.rows.some(({ id }) => !rows.has(id))) return false;
  return !read.query.hasNextPage || countOf({ rows }, kind) >= (read.total ?? Infinity);
}

/** Returns the checkboxes of one list. */
export function listSelection(
  selection: PeopleSelection,
  { label, ...list }: SelectedList & { readonly label: string },
): DataSelection<AccessRow> {
  const { rows, select, selectAll } = selection;
  const all = isAllSelected(selection, list) ? 'all' : countOf(selection, list.kind) > 0 ? 'some' : 'none';
  return {
    isSelected: ({ id }) => rows.has(id),
    onSelect: (row, isSelected) => select([row], isSelected),
    label: (row) => words.select(row.email, placeNameOf(row)),
    allLabel: words.selectAll(label),
    all,
    onSelectAll(isSelected) {
      if (!isSelected)
        select(
          [...rows.values()].filter(({ kind }) => kind === list.kind),
          false,
        );
      else if (list.read.query.hasNextPage) selectAll(list.kind);
      else select(list.read.rows, true);
    },
  };
}

/** Returns what is selected of a list, with what is out of sight; empty for nothing. [HZ-8] */
export function selectionText(
  selection: PeopleSelection,
  list: SelectedList & { readonly rows: readonly AccessRow[] },
): string {
  if (selection.isReading) return words.selecting;
  const count = countOf(selection, list.kind);
  if (count === 0) return '';
  const unseen = count - list.rows.filter(({ id }) => selection.rows.has(id)).length;
  if (unseen > 0 && isAllSelected(selection, list)) return words.allSelected(count);
  return words.someSelected(count, unseen);
}
