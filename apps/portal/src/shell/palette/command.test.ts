import { parseQuery } from '@partyline/display';
import { describe, expect, it } from 'vitest';
import { type CommandGroup, findCommands, orderGroups } from './command.ts';

const command = (label: string, other = '') => ({
  id: label,
  label,
  other,
  icon: null,
  run: () => undefined,
});
const find = (typed: string, key: string, ...labels: string[]) =>
  findCommands({ key, title: key, commands: labels.map((label) => command(label)) }, parseQuery(typed));
const keysOf = (groups: readonly CommandGroup[]) => groups.map(({ key }) => key);

describe('what the palette finds', () => {
  it('is found by its label or by what else it is known by', () => {
    const offer = { key: 'accounts', title: 'Accounts', commands: [command('Switch to Glebe', 'account')] };
    expect(findCommands(offer, parseQuery('glebe'))?.commands).toHaveLength(1);
    expect(findCommands(offer, parseQuery('acc'))?.commands).toHaveLength(1);
    expect(findCommands(offer, parseQuery('theme'))).toBe(null);
  });

  it('lists six and counts the others', () => {
    const labels = Array.from({ length: 20 }, (_, index) => `Account ${index}`);
    expect(find('acc', 'accounts', ...labels)).toMatchObject({ more: 14 });
    expect(find('', 'accounts', ...labels)?.commands).toHaveLength(6);
  });

  it('[PLUS-26] puts the group with the better fit first, whatever the order of the groups', () => {
    const devices = find('dark', 'devices', 'Old dark room');
    const themes = find('dark', 'themes', 'Dark');
    expect(keysOf(orderGroups([devices, themes]))).toEqual(['themes', 'devices']);
    expect(keysOf(orderGroups([find('', 'a', 'x'), null, find('', 'b', 'y')]))).toEqual(['a', 'b']);
  });

  it('shows what only has the letters where nothing fits better', () => {
    const guess = find('lgt', 'devices', 'Left gate');
    expect(guess).toMatchObject({ isGuess: true });
    expect(keysOf(orderGroups([guess]))).toEqual(['devices']);
    expect(keysOf(orderGroups([guess, find('lgt', 'b', 'lgt')]))).toEqual(['b']);
  });
});
