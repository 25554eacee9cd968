import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { showMadeUpAnnouncement } from './announcements.ts';
import { contactScreen } from './contact.ts';
import { openFeedback } from './feedback.ts';
import { signIn } from './login.ts';
import { owner, type OpenScreen } from './open-screen.ts';

export const CONTACT_SCREENS = {
  'the contact form with its errors': async ({ page }) => {
    await page.goto('/contact');
    await contactScreen(page).submit.click();
    await expect(contactScreen(page).captcha).toHaveAttribute('aria-invalid', 'true');
  },
  'the contact form of a user, filled in': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await page.goto('/contact');
    await contactScreen(page).message.fill('x'.repeat(290));
    await contactScreen(page).solveCaptcha();
  },
  'the feedback popover with its errors': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    const popover = await openFeedback(page);
    await popover.rate(2);
    await popover.submit.click();
    await expect(popover.message).toHaveAttribute('aria-invalid', 'true');
  },
  'the dashboard with an announcement': async (fixtures) => {
    const { page } = fixtures;
    await showMadeUpAnnouncement(page);
    await signIn(page, await owner(fixtures));
    await expect(page.getByRole('region', { name: screens.announcements.label })).toBeVisible();
  },
} satisfies Record<string, OpenScreen>;
