import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the page's search box. Small windows open the full-screen search first. */
export async function searchBox(page: Page): Promise<Locator> {
  const box = page.getByRole('combobox').first();
  const link = page.getByRole('link', {
    name: /^(Search|Recherche): |City, Address, MLS#|Ville, adresse ou nº MLS®/,
  });
  await expect(box.or(link).first()).toBeVisible();
  if (!(await box.isVisible())) await link.first().click();
  return page.getByRole('combobox').first();
}
