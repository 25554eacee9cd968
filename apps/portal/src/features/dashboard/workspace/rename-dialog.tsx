import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import { screens, WORKSPACE_NAME_REFUSAL_TEXTS } from '@partyline/texts';
import { TextField } from '@partyline/ui';
import { parseWorkspaceName } from '@partyline/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../../store.ts';
import { DeedDialog } from '../care/deed-dialog.tsx';
import { showWorkspaceMessage } from '../care/workspace-messages.ts';
import { INSTANCES_KEY } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useWorkspaceDeed } from './use-workspace-deed.ts';
import { renameWorkspace } from './workspace-deeds.ts';
import { workspaceStore } from './workspace-store.ts';

const words = screens.workspaceMenu;

interface RenameDialogProps {
  view: WorkspaceView;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** What the service says of the name, beside the field; undefined where it speaks of something else. */
function nameIssueOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.issues.find(({ path }) => path === 'body.name')?.message;
}

const isStale = (error: unknown) => error instanceof ApiError && error.errorCode === ERRORS.stale.errorCode;

/**
 * Gives a workspace another name. What is wrong with it stands at the field, and what was typed stays whatever is answered. Somebody
 * else's rename is not overwritten unseen: it is refused once, with the name that stands now. [WS-2, WS-5, WS-6, WS-7, GW-4, GX-13]
 */
export function RenameDialog({ view: { workspace }, views, onClose }: RenameDialogProps) {
  const client = useQueryClient();
  const selectedName = useStore(workspaceStore, ({ selectedWorkspaceName }) => selectedWorkspaceName);
  const [opened, setOpened] = useState(workspace);
  const [isBehind, setBehind] = useState(false);
  const [name, setName] = useState(workspace.name);
  const [issue, setIssue] = useState<string | undefined>();
  const deed = useWorkspaceDeed();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  const refuse = (text: string) => {
    setIssue(text);
    field.current?.focus();
  };
  const rename = async (wanted: string) => {
    // After a refusal for being stale the newest version is seen, and may be replaced.
    const base = isBehind ? workspace : opened;
    if (isBehind) setOpened(workspace);
    setBehind(false);
    const isDone = await deed.run(async () => {
      try {
        const answer = await renameWorkspace(base, wanted);
        showWorkspaceMessage(workspace.id, words.renamed(selectedName, answer.name));
      } catch (error) {
        const text = nameIssueOf(error);
        if (text !== undefined) refuse(text);
        setBehind(isStale(error));
        readAgain(client, INSTANCES_KEY);
        throw error;
      }
    });
    if (!isDone) return;
    readAgain(client, INSTANCES_KEY);
    onClose();
  };
  const submit = () => {
    const named = views.map((other) => other.workspace);
    const parsed = parseWorkspaceName(name, workspace.id, named);
    if (!parsed.ok) {
      refuse(WORKSPACE_NAME_REFUSAL_TEXTS[parsed.error]);
      return;
    }
    setIssue(undefined);
    if (parsed.value === workspace.name) onClose();
    else void rename(parsed.value);
  };
  return (
    <DeedDialog
      title={words.renameTitle(selectedName)}
      confirmLabel={words.rename}
      deed={issue === undefined ? deed : { ...deed, failure: null }}
      onConfirm={submit}
      onCancel={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field}
          label={words.name}
          value={name}
          error={issue}
          hint={workspace.name === selectedName ? undefined : words.calledNow(workspace.name)}
          autoComplete="off"
          required
          onChange={setName}
        />
      </form>
    </DeedDialog>
  );
}
