/**
 * A refusal in the Identity Toolkit's format. The SDKs read the code up to " : " and show the rest as
 * explanation.
 */
export class ToolkitError extends Error {
  override readonly name = 'ToolkitError';
  readonly statusCode: number;

  constructor(code: string, explanation = '', statusCode = 400) {
    super(explanation === '' ? code : `${code} : ${explanation}`);
    this.statusCode = statusCode;
  }
}

export function toolkitErrorBody(message: string, statusCode: number): object {
  return {
    error: {
      code: statusCode,
      message,
      errors: [{ message, reason: 'invalid', domain: 'global' }],
    },
  };
}
