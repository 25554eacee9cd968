import { describe, expect, it } from 'vitest';
import { refuseHtmlStrings } from './trusted-types.ts';

interface MadePolicy {
  readonly name: string;
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
}

function policy() {
  const made: MadePolicy[] = [];
  refuseHtmlStrings({ createPolicy: (name, rules) => made.push({ name, ...rules }) });
  return made;
}

describe('the Trusted Types policy', () => {
  it('is the default one and lets text without tags through', () => {
    const [only] = policy();
    expect([only?.name, only?.createHTML(':root{--a:1}')]).toEqual(['default', ':root{--a:1}']);
  });

  it('refuses whatever looks like HTML', () => {
    expect(() => policy()[0]?.createHTML('<img onerror=alert(1)>')).toThrow(TypeError);
  });

  it('lets the identity SDK add the script of its sign-in window, and nothing else', () => {
    const script = 'https://apis.google.com/js/api.js?onload=iframefcb1';
    expect(policy()[0]?.createScriptURL(script)).toBe(script);
    for (const url of [
      'https://apis.google.com.evil.example/a.js',
      'http://apis.google.com/a.js',
      '/a.js',
      '',
    ]) {
      expect(() => policy()[0]?.createScriptURL(url), url).toThrow(TypeError);
    }
  });

  it('is not needed where the browser knows none', () => {
    expect(() => refuseHtmlStrings(undefined)).not.toThrow();
  });
});
