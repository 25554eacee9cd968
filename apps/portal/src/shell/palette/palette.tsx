import { VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import type { Query } from '@partyline/display';
import { screens } from '@partyline/texts';
import { UNDESCRIBED, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Command, CommandGroup } from './command.ts';
import { isPaletteKey } from './follow-keys.ts';
import type { DialogProps } from '../dialogs/dialogs.ts';
import { whoCanAddress } from '../page/who-can-address.ts';
import { optionIdOf, PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';
import type { Active } from './use-active.ts';

const words = screens.commandPalette;
const LENS = <IconSearch size={18} stroke={1.75} aria-hidden="true" />;
const CROSS = <IconX size={20} stroke={1.75} aria-hidden="true" />;
const MAX_LENGTH = 100;

interface PaletteProps extends DialogProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly query: Query;
  readonly groups: readonly CommandGroup[];
  readonly active: Active;
  /** Why results may be missing. */
  readonly note: string | null;
}

/** Returns the state of a spotlight that is open. */
function openSpotlight() {
  const [store, spotlight] = createSpotlight();
  spotlight.open();
  return store;
}

/** Returns the key handlers: arrows walk, Enter runs, Tab follows, the shortcut closes. */
function keysOf(active: Active, run: (command: Command) => void, onClose: () => void) {
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (active.walk(1), true),
    ArrowUp: () => (active.walk(-1), true),
    Enter: () => (active.command !== null && run(active.command), true),
    Tab: active.follow,
  };
  return (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (isPaletteKey(nativeEvent)) onClose();
    // During composition Enter belongs to the input method.
    else if (nativeEvent.isComposing || shiftKey || keys[key]?.() !== true) return;
    event.preventDefault();
  };
}

/**
 * Finds and runs devices, pages and actions by keyboard. Spotlight tracks its active line by position, this by command, as the list
 * changes while open. [PLUS-26]
 */
export function Palette({ typed, onType, query, groups, active, note, onClose }: PaletteProps) {
  const [store] = useState(openSpotlight);
  const navigate = useNavigate();
  useReturnFocus();
  useCloseRequest(onClose);
  const id = useId();
  const run = (command: Command) => {
    const { refusal, refusedAct } = command;
    if (refusal !== undefined && refusedAct === undefined) return;
    onClose();
    if (refusal === undefined || refusedAct === undefined) command.run();
    else void navigate(whoCanAddress(refusedAct));
  };
  const count = groups.reduce((sum, { commands, more }) => sum + commands.length + more, 0);
  return (
    <Spotlight.Root
      {...UNDESCRIBED}
      store={store}
      onSpotlightClose={onClose}
      shortcut={null}
      title={words.title}
      query={typed}
      centered={false}
      yOffset="min(112px, 12vh)"
      zIndex="var(--pl-z-modal)"
      overlayProps={{ className: styles.overlay }}
      transitionProps={{ duration: 0 }}
      closeOnActionTrigger={false}
      classNames={{
        inner: styles.inner,
        content: styles.panel,
        header: styles.unseen,
        body: styles.body,
      }}
      onQueryChange={onType}
    >
      <div className={styles.head}>
        {LENS}
        <Spotlight.Search
          variant="unstyled"
          className={styles.field}
          role="combobox"
          aria-label={words.field}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={id}
          aria-activedescendant={optionIdOf(id, active.command)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
          placeholder={words.placeholder}
          data-autofocus
          autoFocus
          onKeyDown={keysOf(active, run, onClose)}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <VisuallyHidden>{words.close}</VisuallyHidden>
          <kbd aria-hidden="true">{words.escape}</kbd>
          {CROSS}
        </button>
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
      <PaletteList {...{ id, query, groups, active }} onRun={run} />
      {count === 0 && (
        <div className={styles.none}>
          <p>{words.none(typed.trim())}</p>
          <p>{words.noneHint}</p>
        </div>
      )}
      <VisuallyHidden component="p" role="status">
        {words.found(count)}
      </VisuallyHidden>
      <PaletteFoot />
    </Spotlight.Root>
  );
}

/** Renders key hints for sighted users; the field describes them to others. */
function PaletteFoot() {
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {words.move}
      </span>
      <span>
        <kbd>{words.keyNames.enter}</kbd>
        {words.run}
      </span>
      <span>
        <kbd>{words.keyNames.tab}</kbd>
        {words.actions}
      </span>
      <span>
        <kbd>{words.escape}</kbd>
        {words.leave}
      </span>
    </div>
  );
}
