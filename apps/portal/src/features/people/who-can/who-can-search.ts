import { ACT_CODES } from '@partyline/permissions';
import * as v from 'valibot';
import { idParameter, searchParameter } from '../../../search-parameters.ts';

/** Search parameters of /manage-invite/who-can. [PLUS-35] */
export const whoCanSearchSchema = v.object({
  act: searchParameter(v.picklist(ACT_CODES)),
  workspace: idParameter,
  device: searchParameter(v.pipe(v.string(), v.uuid())),
  /** The e-mail of the member whose ways are shown. */
  person: searchParameter(v.pipe(v.string(), v.maxLength(320))),
});
export type WhoCanSearch = v.InferOutput<typeof whoCanSearchSchema>;

export interface WhoCanSearchProps {
  readonly search: WhoCanSearch;
  readonly onSearch: (change: WhoCanSearch) => void;
}
