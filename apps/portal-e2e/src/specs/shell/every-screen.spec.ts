import { EVERY_SCREEN } from '../../every-screen/every-screen.ts';
import { leaveScreen, PHONE } from '../../every-screen/leave-screen.ts';
import { listGermanOn } from '../../screens/shell/language.ts';
import { expect, test } from '../../test.ts';
import { findFaults } from '../../watch/find-faults.ts';

test.use({ viewport: PHONE, hasTouch: true });

// Screens of a group share a page, because opening one takes longer than checking it.
for (const { names, begin, isOverlaid = false } of EVERY_SCREEN) {
  test(`no horizontal scroll and no small touch target on a phone, no German text on an English page, and no axe violation, dark or light, at 360 and 1440 px: ${names.join('; ')}`, async ({
    page,
    world,
    pageErrors,
  }) => {
    test.setTimeout(120_000 + names.length * 10_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const openers = await begin({ page, world, pageErrors });
    for (const [index, open] of openers.entries()) {
      const name = names[index] ?? '';
      // A soft failure lets the screens after it be checked too.
      await test.step(name, async () => {
        if (index > 0) await leaveScreen(page, isOverlaid);
        const failure = await open().then(() => null, String);
        expect.soft(failure, `${name} opens`).toBeNull();
        if (failure !== null) return;
        expect.soft(await listGermanOn(page), name).toEqual([]);
        expect.soft(await findFaults(page), name).toEqual({});
      });
    }
  });
}
