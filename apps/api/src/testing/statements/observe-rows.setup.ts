import { inject } from 'vitest';
import { observeRows } from './observe-rows.ts';

observeRows(inject('seenRows'));
