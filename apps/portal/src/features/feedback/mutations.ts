import type { FeedbackCategory } from '@partyline/validation';
import { useMutation } from '@tanstack/react-query';
import { config } from '../../config.ts';
import { api } from '../../session/api.ts';

export interface Feedback {
  readonly rating: number;
  readonly categories: readonly FeedbackCategory[];
  readonly message: string;
  readonly name: string;
  readonly email: string;
}

/** Sends feedback with the page and the build it is about. [FORM-7, FORM-9] */
export function useSendFeedback() {
  return useMutation({
    mutationFn: (values: Feedback) =>
      api.post('/api/users/feedback', {
        body: {
          ...values,
          categories: [...values.categories],
          page: location.pathname,
          appVersion: config.appVersion,
        },
      }),
  });
}
