import type { Query } from '@partyline/display';
import { screens } from '@partyline/texts';
import { ModalLayer } from '@partyline/ui';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Command, CommandGroup } from './command.ts';
import { isPaletteKey } from './follow-keys.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { optionIdOf, PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';
import type { Active } from './use-active.ts';

const words = screens.commandPalette;

interface PaletteProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly query: Query;
  readonly groups: readonly CommandGroup[];
  readonly active: Active;
  /** Why there may be less than there should be. */
  readonly note: string | null;
  readonly onClose: () => void;
}

/** Shows the dialog over the page, and brings the focus back to where it came from. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const cameFrom = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector('input')?.focus();
    return () => {
      dialog?.close();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** What the keys do in the field: arrows walk, Enter runs, Tab goes on to what can be done, the palette's own keys close it. */
function keysOf(active: Active, run: (command: Command) => void, close: () => void) {
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (active.walk(1), true),
    ArrowUp: () => (active.walk(-1), true),
    Enter: () => (active.command !== null && run(active.command), true),
    Tab: active.follow,
  };
  return (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (isPaletteKey(nativeEvent)) close();
    // Whoever composes a letter means that by Enter, not the list.
    else if (nativeEvent.isComposing || shiftKey || keys[key]?.() !== true) return;
    event.preventDefault();
  };
}

/** One field that finds devices, pages and things to do, and does them: everything by keyboard. [PLUS-26] */
export function Palette({ typed, onType, query, groups, active, note, onClose }: PaletteProps) {
  const ref = useModal();
  const id = useId();
  const run = (command: Command) => {
    if (command.refusal !== undefined) return;
    onClose();
    command.run();
  };
  const count = groups.reduce((sum, { commands, more }) => sum + commands.length + more, 0);
  return (
    <ModalLayer
      ref={ref}
      aria-label={words.title}
      className={styles.layer}
      panelClassName={styles.panel}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <PaletteField
        typed={typed}
        listId={id}
        activeElement={optionIdOf(id, active.command)}
        isAny={count > 0}
        onType={onType}
        onKeyDown={keysOf(active, run, onClose)}
        onClose={onClose}
      />
      {note !== null && <p className={styles.note}>{note}</p>}
      <PaletteList {...{ id, query, groups, active }} onRun={run} />
      {count === 0 && (
        <div className={styles.none}>
          <p>{words.none(typed.trim())}</p>
          <p>{words.noneHint}</p>
        </div>
      )}
      <p role="status" className={styles.unseen}>
        {words.found(count)}
      </p>
      <PaletteFoot />
    </ModalLayer>
  );
}
