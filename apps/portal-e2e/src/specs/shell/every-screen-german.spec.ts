import { PHONE, leaveScreen } from '../../every-screen/leave-screen.ts';
import { useGermanTexts } from '../../screens/shell/german-texts.ts';
import { listEnglishOn } from '../../screens/shell/language.ts';
import { expect, test } from '../../test.ts';
import { stubResponse } from '../../watch/stub-response.ts';

test.use({ viewport: PHONE, hasTouch: true, locale: 'de-DE' });

useGermanTexts();
// Loaded after the call above, they open the screens by their German names.
const { EVERY_SCREEN } = await import('../../every-screen/every-screen.ts');

/** Names of devices, and the link of an announcement, that English texts have too. */
const DATA = ['Stage manager', 'Front of house', 'OB truck 2', 'My account'];

for (const { names, begin, isOverlaid = false } of EVERY_SCREEN) {
  test(`[PLUS-30] no English text on a German page: ${names.join('; ')}`, async ({
    page,
    world,
    pageErrors,
  }) => {
    test.setTimeout(120_000 + names.length * 10_000);
    // Users of the demo data are shared with the English tests.
    const kept = { data: null, message: '', errorCode: null, statusCode: 200 };
    await stubResponse(
      page.context(),
      { method: 'PUT', path: '/api/users/language' },
      { status: 200, body: kept },
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const openers = await begin({ page, world, pageErrors });
    for (const [index, open] of openers.entries()) {
      const name = names[index] ?? '';
      // A soft failure lets the screens after it be read too.
      await test.step(name, async () => {
        if (index > 0) await leaveScreen(page, isOverlaid);
        const failure = await open().then(() => null, String);
        expect.soft(failure, `${name} opens`).toBeNull();
        if (failure !== null) return;
        const found = (await listEnglishOn(page)).filter((text) => !DATA.includes(text));
        expect.soft(found, name).toEqual([]);
      });
    }
    // Before the stub ends: the page may still save its language.
    await page.close();
  });
}
