import { expect, it } from 'vitest';
import { listAddresses } from './address-list.ts';

it.each([
  ['a@b.example', ['a@b.example']],
  [' a@b.example\nc@d.example\r\n\r\ne@f.example ', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['a@b.example, c@d.example; e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['a@b.example c@d.example', ['a@b.example', 'c@d.example']],
  ['a@b.example, c@d.example  e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['Ann Lee <a@b.example>, "Moss, Jo" <c@d.example>', ['a@b.example', 'c@d.example']],
  ['Ann < a@b.example >', ['a@b.example']],
  ['a@b.example"Moss, Jo"c@d.example', ['a@b.example', 'c@d.example']],
  ['"ann@b.example","c@d.example"', ['ann@b.example', 'c@d.example']],
  ['"a@b.example" <c@d.example>, "Moss @ HQ" <e@f.example>', ['c@d.example', 'e@f.example']],
  ['"Moss, jo@hq" <a@b.example>, "jo@hq, Moss" <c@d.example>', ['a@b.example', 'c@d.example']],
  ['A@b.example, a@B.example', ['A@b.example']],
  [' not an address ', ['not an address']],
  ['Ann a@b.example', ['Ann a@b.example']],
  ['<>, ;\n', []],
])('[PLUS-2] reads %j as %j', (text, addresses) => {
  expect(listAddresses(text)).toEqual(addresses);
});
