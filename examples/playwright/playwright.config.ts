import { defineConfig } from '@playwright/test';

export default defineConfig({
  reporter: 'list',
  // The browser that `npx playwright install chromium` brought, or one of this machine.
  use: { launchOptions: process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {} },
});
