import { useRouter } from '@tanstack/react-router';
import { sessionDialogOf } from '@partyline/session';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useSession, type Session } from '../../session/session-store.ts';
import { useStore } from '../../store.ts';
import { afterStart, prefetch, type LazyModule } from '../../lazy-module.ts';
import { WithModule } from '../loading/with-module.tsx';
import type { DialogRegistry, DialogSource } from './dialog-registry.ts';
import {
  closeDialogs,
  openedDialogs,
  type DialogName,
  type DialogProps,
  type OpenedDialog,
} from './dialogs.ts';

type Registry = LazyModule<{ readonly DIALOGS: DialogRegistry }>;

interface DialogHostProps {
  readonly registry: Registry;
  /** Changes when the page is mounted again. */
  readonly pageKey: string;
}

/** Loads the dialogs when the browser is idle, so that they open at once and offline. */
async function prefetchDialogs(registry: Registry): Promise<void> {
  await afterStart();
  await prefetch([registry]);
  const sources = Object.values<Pick<DialogSource<never>, 'module'>>(registry.get()?.DIALOGS ?? {});
  await prefetch(new Set(sources.map(({ module }) => module)));
}

function closeAll(): void {
  closeDialogs(() => true);
}

function closeOfPage(registry: Registry): void {
  closeDialogs(({ name }) => registry.get()?.DIALOGS[name].isOfFrame !== true);
}

/** Renders what `openDialog` opens. Those of a page close with it. */
export function DialogHost({ registry, pageKey }: DialogHostProps) {
  const dialogs = useStore(openedDialogs, (opened) => opened);
  const router = useRouter();
  useEffect(() => void prefetchDialogs(registry), [registry]);
  const shownKey = useRef(pageKey);
  useEffect(() => {
    if (shownKey.current !== pageKey) closeOfPage(registry);
    shownKey.current = pageKey;
  }, [registry, pageKey]);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        // After the maintenance the page is shown again, with what was typed. [GR-13, PLUS-29]
        if (pathChanged && toLocation.pathname !== '/maintenance') closeOfPage(registry);
      }),
    [registry, router],
  );
  if (dialogs.length === 0) return null;
  return (
    <WithModule module={registry} onClose={closeAll}>
      {({ DIALOGS }) =>
        dialogs.map((dialog) => <Hosted key={dialog.id} dialog={dialog} source={DIALOGS[dialog.name]} />)
      }
    </WithModule>
  );
}

interface HostedProps {
  readonly dialog: OpenedDialog;
  readonly source: DialogRegistry[DialogName];
}

function Hosted({ dialog: { id, props }, source }: HostedProps) {
  const onClose = useCallback(() => closeDialogs((dialog) => dialog.id === id), [id]);
  return (
    <WithModule module={source.module} onClose={onClose}>
      {() => {
        // The registry and `openDialog` pair names and props.
        const Dialog = source.find() as ComponentType<DialogProps> | undefined;
        return (
          Dialog && (
            <AfterIdlePrompt>
              <Dialog {...props} onClose={onClose} />
            </AfterIdlePrompt>
          )
        );
      }}
    </WithModule>
  );
}

const isPrompted = (session: Session) => sessionDialogOf(session) === 'idle-prompt';

/** Keeps a dialog that is ready after the idle prompt has opened from covering it, until it is answered. [IDLE-8] */
function AfterIdlePrompt({ children }: { readonly children: ReactNode }) {
  const isHeld = useSession(isPrompted);
  const [isShown, setShown] = useState(!isHeld);
  if (!isShown && !isHeld) setShown(true);
  return isShown && children;
}
