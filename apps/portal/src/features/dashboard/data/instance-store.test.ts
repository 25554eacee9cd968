import { ApiError } from '@partyline/api-client';
import { describe, expect, it } from 'vitest';
import { instanceOf, workspaceOf } from '../testing/instance-of.ts';
import { instanceStoreOf } from './instance-store.ts';

const workspaces = [workspaceOf({ vicList: [instanceOf()] }), workspaceOf({ id: 2 })];
const failure = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 500, errorCode: 2500, message: '', data: null, ...facts });

describe('the store of the instances', () => {
  it('[DEV-55, ENT-28] holds the workspaces with their instances after a success', () => {
    expect(instanceStoreOf({ data: workspaces, isFetching: false, error: null })).toEqual({
      vicData: workspaces,
      loading: false,
      failure: '',
    });
  });

  it('[DEV-56] keeps what it had, without a message, after an answer that was no success', () => {
    const error = failure({ status: 200, errorCode: 4711, message: 'Odd' });
    expect(instanceStoreOf({ data: workspaces, isFetching: false, error })).toEqual({
      vicData: workspaces,
      loading: false,
      failure: '',
    });
  });

  it('[DEV-57, ERR-42] keeps what it had, and the message of the error', () => {
    const refused = failure({ status: 403, message: 'Your subscription has expired.' });
    expect(instanceStoreOf({ data: workspaces, isFetching: false, error: refused })).toEqual({
      vicData: workspaces,
      loading: false,
      failure: 'Your subscription has expired.',
    });
    const noAnswer = failure({ status: null, errorCode: null });
    expect(instanceStoreOf({ data: undefined, isFetching: false, error: noAnswer }).failure).toBe(
      'Something went wrong!',
    );
  });

  it('[ENT-28] says while it loads', () => {
    expect(instanceStoreOf({ data: undefined, isFetching: true, error: null }).loading).toBe(true);
  });
});
