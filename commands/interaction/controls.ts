import type { Page } from '@playwright/test';

/** A control that a visitor can press. */
export interface Control {
  /** A CSS selector that finds it when the same page is opened again. */
  path: string;
  /** "button Save search" */
  name: string;
  /** Equal for controls that differ only in their object, such as the hearts of eight cards. */
  kind: string;
  /** The kind of press: an arrow key for selects and sliders, a letter for fields. */
  press: 'click' | 'arrow' | 'letter';
}

/** Controls of one kind that are pressed; the others run the same code. */
const MAX_OF_A_KIND = 2;

/**
 * The visible controls in a page, or in a layer above it.
 * @param within a CSS selector: "body", "[role=dialog]"
 */
export async function controlsOf(page: Page, within: string): Promise<Control[]> {
  const all = await page.evaluate((part) => {
    const pathOf = (element: Element): string => {
      const steps: string[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const name = at.localName;
        // Among its own kind: a notice that comes before the page's main part does not move it.
        const alike = [...(at.parentElement?.children ?? [])].filter(({ localName }) => localName === name);
        steps.unshift(`${name}:nth-of-type(${alike.indexOf(at) + 1})`);
      }
      return ['body', ...steps].join('>');
    };
    const nameOf = (element: Element): string =>
      (
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        ''
      )
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 48);
    const pressOf = (element: Element): 'click' | 'arrow' | 'letter' => {
      const type = element.getAttribute('type') ?? '';
      if (element.localName === 'select' || type === 'range') return 'arrow';
      const isField = element.localName === 'textarea' || element.localName === 'input';
      return isField && !['checkbox', 'radio', 'button', 'submit', 'file'].includes(type)
        ? 'letter'
        : 'click';
    };
    const selector =
      'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role=menuitem], [role=menuitemradio]';
    const parts = [...document.querySelectorAll(part)];
    return [...new Set(parts.flatMap((one) => [...one.querySelectorAll(selector)]))]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((element) => element.getAttribute('type') !== 'file' && !element.matches(':disabled'))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => {
        const landmark = element.closest('header, nav, footer, article, section, [role=dialog], main');
        const role = element.getAttribute('role') ?? element.localName;
        // Styled components share a class. A number or a name in the text does not make another kind.
        const isAlike = landmark?.localName === 'article' || element.localName === 'a';
        const words = isAlike ? '' : nameOf(element).replace(/[\d.,$]+/g, '');
        const look = element.getAttribute('data-kind') ?? element.className;
        return {
          path: pathOf(element),
          name: `${role} ${nameOf(element)}`,
          kind: [landmark?.localName, role, look, element.hasAttribute('data-kind') ? '' : words].join(' '),
          press: pressOf(element),
        };
      });
  }, within);
  const counts = new Map<string, number>();
  return all.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MAX_OF_A_KIND;
  });
}
