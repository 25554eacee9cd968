import type { CheckedRow } from '@partyline/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { followFirstSteps } from '../../../session/first-steps.ts';
import { PEOPLE_KEY } from '../queries.ts';
import { isSameRow, listSteps, sendStep, type SendStep, type SentRow } from './send-rows.ts';

interface SendState {
  readonly phase: 'none' | 'sending' | 'stopping' | 'stopped' | 'failed' | 'done';
  /** Results so far. */
  readonly results: readonly SentRow[];
  readonly failure: string | null;
}

/** The sending of a file, with start and stop. */
export interface ImportSending extends SendState {
  /** Sends these rows; a step that failed is tried again with its key if none of its rows was changed. */
  readonly start: (rows: readonly CheckedRow[]) => void;
  /** Stops after the current step. */
  readonly stop: () => void;
  readonly reset: () => void;
}

/**
 * Sends in steps, as one mutation that resolves to whether all are sent. A failed step is retried with its key, so no row is sent
 * twice. Leaving the page stops after the current step; a second import skips sent rows. [PLUS-2, GX-14]
 */
export function useImportSend(workspaceId: number | undefined): ImportSending {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly SentRow[]>([]);
  const [isStopping, setStopping] = useState(false);
  const steps = useRef<readonly SendStep[]>([]);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => void (isStopped.current = true);
  }, []);

  const nextStep = () => (isStopped.current ? undefined : steps.current[0]);
  const sending = useMutation({
    mutationFn: async () => {
      for (let step = nextStep(); step !== undefined; step = nextStep()) {
        const sent = await sendStep(step, workspaceId);
        // After a reset the answer belongs to a file that is no longer shown.
        if (steps.current[0] !== step) break;
        steps.current = steps.current.slice(1);
        setResults((last) => [...last, ...sent]);
      }
      return steps.current.length === 0;
    },
    onMutate() {
      isStopped.current = false;
      setStopping(false);
    },
    // Not awaited, and also after an error: steps before it were sent.
    onSettled: () => {
      followFirstSteps();
      void client.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  return {
    phase: phaseOf(sending, isStopping),
    results,
    failure: sending.error === null ? null : failureText(sending.error),
    start(rows: readonly CheckedRow[]) {
      steps.current = stepsAfter(steps.current, rows);
      sending.mutate();
    },
    stop() {
      isStopped.current = true;
      setStopping(true);
    },
    reset() {
      isStopped.current = true;
      steps.current = [];
      setResults([]);
      sending.reset();
    },
  };
}

/** Returns the steps for these rows; the first open one is kept as it is if its rows are unchanged. [GX-14] */
function stepsAfter([open]: readonly SendStep[], rows: readonly CheckedRow[]): readonly SendStep[] {
  const isKept = open?.rows.every((row) => rows.some((each) => isSameRow(each, row))) === true;
  if (open === undefined || !isKept) return listSteps(rows);
  const taken = new Set(open.rows.map(({ row }) => row));
  return [open, ...listSteps(rows.filter(({ row }) => !taken.has(row)))];
}

interface SendProgress {
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  /** Whether all rows are sent. */
  readonly data: boolean | undefined;
}

function phaseOf({ status, data }: SendProgress, isStopping: boolean): SendState['phase'] {
  switch (status) {
    case 'idle':
      return 'none';
    case 'pending':
      return isStopping ? 'stopping' : 'sending';
    case 'error':
      return 'failed';
    case 'success':
      return data === true ? 'done' : 'stopped';
  }
}
