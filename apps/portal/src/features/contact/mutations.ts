import type { Captcha } from '@partyline/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../session/api.ts';
import type { ContactDraft } from './contact-draft.ts';

/** Sends a message to the operator. [FORM-6] */
export function useSendMessage() {
  return useMutation({
    mutationFn: (body: ContactDraft & { readonly captcha: string }) =>
      api.post('/api/users/contactus', { body }),
  });
}

/** Solves a captcha in a web worker; rejects on failure. */
function solve(captcha: Captcha, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('the captcha was not solved'));
    signal.addEventListener('abort', fail);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? fail() : resolve(data),
    );
    worker.postMessage(captcha);
  }).finally(() => worker.terminate());
}

/** Solves a captcha for a form. Closing the form cancels. [FORM-5, GA-24] */
export function useSolveCaptcha() {
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useMutation({
    mutationFn: async () => {
      const signal = leaving.current?.signal ?? new AbortController().signal;
      return solve(await api.get('/api/users/captcha', { signal }), signal);
    },
  });
}
