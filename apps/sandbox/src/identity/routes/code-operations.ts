import * as v from 'valibot';
import { accountAnswer } from './account-answer.ts';
import { CODE_TYPES, type ActionCode, type CodeType } from '../codes/action-code.ts';
import type { CodeService } from '../accounts/code-service.ts';
import { readBody, type Operation } from './operation.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(4096)));

const sendSchema = v.object({
  requestType: text,
  email: text,
  idToken: text,
  newEmail: text,
  continueUrl: text,
  returnOobLink: v.optional(v.boolean()),
});
/** No length limit: a code of a megabyte is unknown, like any other. */
const resetSchema = v.object({ oobCode: v.optional(v.string()), newPassword: v.optional(v.string()) });
const applySchema = v.object({ oobCode: v.optional(v.string()) });

export function codeOperations(codes: CodeService): ReadonlyMap<string, Operation> {
  return new Map<string, Operation>([
    ['accounts:sendOobCode', (body, caller) => send(codes, body, caller)],
    ['accounts:resetPassword', (body) => checkOrReset(codes, body)],
  ]);
}

/** Answers the Admin SDK's accounts:sendOobCode: issues a code, and returns its link instead of mailing it if asked. */
export async function makeCode(
  codes: CodeService,
  ...[body, caller]: Parameters<Operation>
): Promise<object> {
  const { requestType, continueUrl, returnOobLink = false, ...request } = readBody(sendSchema, body);
  const type = readType(requestType);
  const code = await codes.makeFor(type, request, { ...caller, continueUrl }, !returnOobLink);
  return {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: code.email,
    ...(returnOobLink ? { oobCode: code.oobCode, oobLink: code.link } : {}),
  };
}

/** Answers accounts:update with a code: verifies, changes or restores an address. */
export async function applyCode(
  codes: CodeService,
  ...[body, caller]: Parameters<Operation>
): Promise<object> {
  const user = await codes.apply(readBody(applySchema, body).oobCode, caller);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...accountAnswer(user) };
}

async function send(codes: CodeService, ...[body, caller]: Parameters<Operation>): Promise<object> {
  const { requestType, continueUrl, returnOobLink, ...request } = readBody(sendSchema, body);
  if (returnOobLink === true)
    throw new ToolkitError('INSUFFICIENT_PERMISSION', 'Links are for servers only.');
  const email = await codes.send(readType(requestType), request, { ...caller, continueUrl });
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

async function checkOrReset(codes: CodeService, body: unknown): Promise<object> {
  const { oobCode, newPassword } = readBody(resetSchema, body);
  if (newPassword === undefined) return codeAnswer(codes.check(oobCode));
  return codeAnswer(await codes.resetPassword(oobCode, newPassword));
}

function codeAnswer(code: ActionCode): object {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    requestType: code.type,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
}

function readType(name: string | undefined): CodeType {
  if (name === undefined || name === '') throw new ToolkitError('MISSING_REQ_TYPE');
  if (name === 'EMAIL_SIGNIN')
    throw new ToolkitError('OPERATION_NOT_ALLOWED', 'Sign-in by link is not enabled.');
  const type = CODE_TYPES.find((known) => known === name);
  if (type === undefined) throw new ToolkitError('INVALID_REQ_TYPE');
  return type;
}
