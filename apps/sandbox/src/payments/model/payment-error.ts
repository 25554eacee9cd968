/** A refusal in the provider's format: `{error: {type, code, message, param}}`. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly statusCode: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    statusCode: number,
    message: string,
    details: { type?: string; code?: string; param?: string | undefined; declineCode?: string } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
    this.declineCode = details.declineCode;
  }

  get body(): object {
    const { code, param, declineCode, type, message } = this;
    return { error: { type, code, decline_code: declineCode, message, param } };
  }
}

/** Makes the error for an unknown id: 404 for the object itself, 400 for one that a parameter names. */
export function missing(kind: string, id: string, param = 'id'): PaymentError {
  const name = kind.replaceAll('.', ' ').replaceAll('_', ' ');
  return new PaymentError(param === 'id' ? 404 : 400, `No such ${name}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

/** Makes the error for an invalid value, or a conflict with the current state. */
export function invalid(message: string, param?: string, code = 'parameter_invalid'): PaymentError {
  return new PaymentError(400, message, { param, code });
}

export function declined(declineCode = 'generic_decline'): PaymentError {
  return new PaymentError(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    declineCode,
  });
}
