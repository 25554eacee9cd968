import * as v from 'valibot';

const errorSchema = v.object({
  customData: v.object({
    email: v.string(),
    _tokenResponse: v.optional(v.object({ verifiedProvider: v.optional(v.array(v.string()), []) })),
  }),
});

/** Whose account it is that somebody made another way, and the ways, as far as the identity service tells them. */
export interface OtherWay {
  readonly email: string;
  readonly ways: readonly string[];
}

/** What an error of the identity SDK says of an account that was made another way; empty where it says nothing. */
export function otherWayOf(error: unknown): OtherWay {
  const read = v.safeParse(errorSchema, error);
  if (!read.success) return { email: '', ways: [] };
  const { email, _tokenResponse } = read.output.customData;
  return { email, ways: _tokenResponse?.verifiedProvider ?? [] };
}
