import type { CheckedRow } from '@partyline/invitations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { PEOPLE_KEY } from '../queries.ts';
import { listSteps, sendStep, type SendStep, type SentRow } from './send-rows.ts';

interface SendState {
  readonly phase: 'none' | 'sending' | 'stopping' | 'stopped' | 'failed' | 'done';
  /** Results so far. */
  readonly results: readonly SentRow[];
  readonly failure: string | null;
}

const NONE: SendState = { phase: 'none', results: [], failure: null };

/** The sending of a file, with start and stop. */
export interface ImportSending extends SendState {
  readonly start: (rows: readonly CheckedRow[]) => void;
  readonly resume: () => void;
  /** Stops after the current step. */
  readonly stop: () => void;
  readonly reset: () => void;
}

/**
 * Sends in steps. A failed step is retried with its key, so no row is sent twice. Leaving the page stops after the current step; a
 * second import skips sent rows. [PLUS-2, GX-14]
 */
export function useImportSend(workspaceId: number | undefined): ImportSending {
  const client = useQueryClient();
  const [state, setState] = useState(NONE);
  const steps = useRef<readonly SendStep[]>([]);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => void (isStopped.current = true);
  }, []);

  const nextStep = () => (isStopped.current ? undefined : steps.current[0]);
  async function run(): Promise<void> {
    isStopped.current = false;
    setState((last) => ({ ...last, phase: 'sending', failure: null }));
    try {
      for (let step = nextStep(); step !== undefined; step = nextStep()) {
        const results = await sendStep(step, workspaceId);
        steps.current = steps.current.slice(1);
        setState((last) => ({ ...last, results: [...last.results, ...results] }));
      }
      setState((last) => ({ ...last, phase: steps.current.length === 0 ? 'done' : 'stopped' }));
    } catch (error) {
      setState((last) => ({ ...last, phase: 'failed', failure: failureText(error) }));
    }
    void client.invalidateQueries({ queryKey: PEOPLE_KEY });
  }
  return {
    ...state,
    start(rows: readonly CheckedRow[]) {
      steps.current = listSteps(rows);
      void run();
    },
    resume: () => void run(),
    stop() {
      isStopped.current = true;
      setState((last) => ({ ...last, phase: 'stopping' }));
    },
    reset() {
      isStopped.current = true;
      steps.current = [];
      setState(NONE);
    },
  };
}
