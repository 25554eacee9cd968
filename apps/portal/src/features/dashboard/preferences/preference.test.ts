import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accordionPreference, zoomPreference } from './dashboard-preferences.ts';

/** The browser's storage and its event, as far as preferences use them. */
function browserWith(storage: Partial<Storage>): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}

function memoryStorage(): Partial<Storage> & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

describe('what a person has chosen for their dashboard', () => {
  let storage = memoryStorage();
  beforeEach(() => {
    storage = memoryStorage();
    browserWith(storage);
  });

  it('[DASH-10] keeps the open workspaces as a list of workspaceId and isOpen, per person', () => {
    accordionPreference.write('ada.1', [{ workspaceId: 7, isOpen: false }]);
    expect(storage.items.get('portal.accordions.ada.1')).toBe('[{"workspaceId":7,"isOpen":false}]');
    expect(accordionPreference.read('bob.1')).toEqual([]);
  });

  it('[DASH-11] finds them again after a reload', () => {
    storage.items.set('portal.accordions.ada.2', '[{"workspaceId":7,"isOpen":false}]');
    expect(accordionPreference.read('ada.2')).toEqual([{ workspaceId: 7, isOpen: false }]);
  });

  it.each(['', '{', 'null', '"x"', '{"workspaceId":1}', '[1,null,{"workspaceId":"7","isOpen":1}]'])(
    'survives %o in the place of the list',
    (text) => {
      storage.items.set('portal.accordions.ada.3', text);
      expect(accordionPreference.read('ada.3')).toEqual([]);
    },
  );

  it('[DASH-3] keeps the zoom between 0 and 100, and starts at 50', () => {
    const zoomOf = (text: string) => {
      storage.items.set('portal.zoom.ada', text);
      return zoomPreference.read('ada');
    };
    expect(zoomPreference.read('new')).toBe(50);
    expect([zoomOf('80'), zoomOf('1e9'), zoomOf('-4'), zoomOf('"80"')]).toEqual([80, 100, 0, 50]);
  });

  it('gives the same value until it changes', () => {
    accordionPreference.write('ada.4', [{ workspaceId: 1, isOpen: true }]);
    expect(accordionPreference.read('ada.4')).toBe(accordionPreference.read('ada.4'));
  });

  it('tells of a change made here, and of one made in another tab', () => {
    const page = browserWith(storage);
    const listener = vi.fn();
    const stop = zoomPreference.subscribe(listener);
    zoomPreference.write('ada', 10);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'portal.zoom.ada' }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'portal.scheme' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    zoomPreference.write('ada', 20);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('holds a choice that cannot be stored as long as the page stands', () => {
    browserWith({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    zoomPreference.write('eve', 90);
    expect(zoomPreference.read('eve')).toBe(90);
  });
});
