import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.contact;

export function contactScreen(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name });
  return {
    heading: page.getByRole('heading', { name: words.title }),
    name: field(words.name),
    email: field(words.email),
    message: field(words.message),
    captcha: page.getByRole('checkbox', { name: words.captcha }),
    submit: page.getByRole('button', { name: words.send }),
    sent: page.getByRole('heading', { name: words.sentTitle }),
    async solveCaptcha() {
      await this.captcha.click();
      await expect(page.getByText(words.captchaDone)).toBeVisible();
    },
  };
}
