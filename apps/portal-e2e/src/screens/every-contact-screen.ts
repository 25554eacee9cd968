import { expect } from '../test.ts';
import { contactScreen } from './contact.ts';
import { signIn } from './login.ts';
import { owner, type OpenScreen } from './open-screen.ts';

/** The support page. */
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
} satisfies Record<string, OpenScreen>;
