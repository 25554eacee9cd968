import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it('a name becomes the letters of its first and last word', () => {
  const names = ['Demo Broadcast', 'nora', ' Ana  Maria de Sousa ', '', '🎛️ Deck', 'Émile Ångström'];
  expect(names.map(initialsOf)).toEqual(['DB', 'N', 'AS', '', '🎛D', 'ÉÅ']);
});
