/**
 * A refusal in the Identity Toolkit's form. The SDKs read the code from the message, up to " : ", and show what follows
 * it as the explanation.
 */
export class ToolkitError extends Error {
  override readonly name = 'ToolkitError';
  readonly statusCode: number;

  constructor(code: string, explanation = '', statusCode = 400) {
    super(explanation === '' ? code : `${code} : ${explanation}`);
    this.statusCode = statusCode;
  }
}

/** The body the SDKs expect with a refusal. */
export function toolkitErrorBody(message: string, statusCode: number): object {
  return {
    error: {
      code: statusCode,
      message,
      errors: [{ message, reason: 'invalid', domain: 'global' }],
    },
  };
}
