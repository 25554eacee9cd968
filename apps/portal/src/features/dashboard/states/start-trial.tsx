import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadUser, tabContext } from '../../../session/tab-session.ts';
import { errorText } from '../../../shell/error-text.ts';
import { INSTANCES_KEY } from '../queries.ts';

const words = screens.newcomer;

/** Starts the account's first trial, with its device. [API-8, GEN-3] */
export function StartTrial({ isPlanChosen }: { readonly isPlanChosen: boolean }) {
  const client = useQueryClient();
  const trial = useMutation({
    mutationFn: async () => {
      await tabContext.calls.startTrial();
      await Promise.all([
        reloadUser().catch(() => undefined),
        client.invalidateQueries({ queryKey: INSTANCES_KEY }),
      ]);
    },
  });
  const label = isPlanChosen ? words.trialMeanwhile : words.start;
  return (
    <>
      <Button
        variant={isPlanChosen ? 'default' : 'filled'}
        aria-disabled={trial.isPending || undefined}
        onClick={() => {
          if (!trial.isPending) trial.mutate();
        }}
      >
        {trial.isPending ? words.starting : label}
      </Button>
      {trial.error === null ? null : <p role="alert">{errorText(trial.error)}</p>}
    </>
  );
}
