import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** Properties that a page without controls and scrolling does not need. */
const NEEDLESS =
  /^(-webkit-|-moz-|transition|animation|cursor|user-select|outline|pointer-events|scroll|overscroll|resize|z-index|text-transform|text-decoration|touch-action|color-scheme|box-shadow|--Paper|--Link|--_)/;

/** Values that the parts of a page inherit from its body unchanged. */
const INHERITED: Readonly<Record<string, string>> = {
  'box-sizing': 'border-box',
  'font-size': '1rem',
  'font-weight': '400',
  'line-height': '1.55',
};

/** States that need a control, and pseudo-elements of one. */
const STATES =
  /:(hover|focus|active|disabled|visited|has|empty|-webkit-|not\()|::(?!before|after)|\[aria|\.Mui-/;

/** Properties that do not move anything, which a hidden part does not need. */
const LOOKS = /^(color|background|border-radius|border-color|box-shadow|fill|stroke|opacity|transform)/;

/** The styles of a page, with the elements that they are matched against. */
interface Skeleton {
  root: Element;
  css: string;
}

const isGlobal = (selector: string): boolean => /^(:root|html|body|\*|\[data-color-scheme)/.test(selector);

/** True if a selector matches an element of a skeleton. */
function matches(selector: string, root: Element): boolean {
  if (STATES.test(selector)) return false;
  return isGlobal(selector) || root.querySelector(selector.replace(/::(before|after)/, '')) !== null;
}

const isOnlyUnseen = (selector: string, root: Element): boolean =>
  !isGlobal(selector) &&
  [...root.querySelectorAll(selector.replace(/::(before|after)/, ''))].every((element) =>
    element.closest('[data-unseen]'),
  );

/** A sticky header is at the window's top until the visitor scrolls. */
function unstick(rule: Rule): void {
  const sticky = rule.nodes.find((node) => node.type === 'decl' && node.value === 'sticky');
  if (!sticky) return;
  sticky.remove();
  rule.walkDecls('top', (top) => {
    top.remove();
  });
}

/** Keeps the last of a rule's declarations of each property. */
function dropOverridden(rule: Rule): void {
  const declared = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    if (node.type !== 'decl') continue;
    if (declared.has(node.prop)) node.remove();
    declared.add(node.prop);
    if (node.prop === 'padding-inline') declared.add('padding-left').add('padding-right');
  }
}

function pruneRule(rule: Rule, root: Element): void {
  const selectors = rule.selectors.filter((selector) => matches(selector, root));
  if (selectors.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = selectors;
  unstick(rule);
  dropOverridden(rule);
  const isUnseen = selectors.every((selector) => isOnlyUnseen(selector, root));
  rule.walkDecls((declaration) => {
    const { prop } = declaration;
    if (prop.startsWith('--mui')) return;
    const { value } = declaration;
    const isInherited = INHERITED[prop] === value || (value === 'inherit' && prop !== 'display');
    if (isInherited && !selectors.some(isGlobal)) declaration.remove();
    // The minimum height is the window's. The page under the skeleton may be lower.
    if (prop === 'min-height' && value.includes('--ribbon')) declaration.remove();
    if (NEEDLESS.test(prop) || (isUnseen && LOOKS.test(prop))) declaration.remove();
  });
}

/** Reduces the styles of one skeleton. A minimum width of 0 matches every window. */
function prune({ root, css }: Skeleton): Root {
  const tree = postcss.parse(css);
  tree.walkAtRules((rule) => {
    if (rule.name !== 'media' || /print|reduced-motion|hover/.test(rule.params)) rule.remove();
    else if (rule.params === '(min-width:0px)') rule.replaceWith(rule.nodes ?? []);
  });
  tree.walkRules((rule) => pruneRule(rule, root));
  return tree;
}

type Values = Map<string, string>;

/** Removes the theme's variables from the styles, and returns them by scheme. */
function takeVariables(tree: Root): { light: Values; dark: Values } {
  const light: Values = new Map();
  const dark: Values = new Map();
  tree.walkDecls(/^--mui-/, (declaration: Declaration) => {
    const { selector } = declaration.parent as Rule; // the parent of a declaration is a rule
    (selector.includes('dark') ? dark : light).set(declaration.prop, declaration.value);
    declaration.remove();
  });
  return { light, dark };
}

/** Replaces a variable by its value if both schemes have the same. */
function inline(value: string, { light, dark }: { light: Values; dark: Values }): string {
  return value.replaceAll(/var\((--mui-[\w-]+)(?:, [^()]*)?\)/g, (whole, name: string) => {
    const known = light.get(name);
    const isSame = known !== undefined && (!dark.has(name) || dark.get(name) === known);
    return isSame ? inline(known, { light, dark }) : whole;
  });
}

/** Returns a variable's value with the variables in it replaced by their values in the same scheme. */
const whole = (value: string, values: Values): string =>
  value.replaceAll(/var\((--mui-[\w-]+)(?:, [^()]*)?\)/g, (text, name: string) => values.get(name) ?? text);

const named = (values: Values, used: ReadonlySet<string>): string =>
  [...values]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${whole(value, values)};`)
    .join('');

/** Replaces each variable by the first one that has the same values in both schemes. */
function shareVariables(tree: Root, { light, dark }: { light: Values; dark: Values }): void {
  const first = new Map<string, string>();
  tree.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--mui-[\w-]+)/g, (_, name: string) => {
      const values = [light, dark].map((scheme) => whole(scheme.get(name) ?? name, scheme)).join();
      if (!first.has(values)) first.set(values, name);
      return `var(${first.get(values)}`;
    });
  });
}

/** Returns the variables that the styles use. */
function usedVariables(tree: Root): Set<string> {
  const used = new Set<string>();
  tree.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--mui-[\w-]+)/g)) used.add(name);
  });
  return used;
}

/** Removes declarations in media queries that repeat the rule's value outside the query. */
function dropRepeated(tree: Root): void {
  const declared = new Map<string, Map<string, string>>();
  tree.walkRules((rule) => {
    const isBase = rule.parent?.type === 'root';
    const known = declared.get(rule.selector) ?? new Map<string, string>();
    declared.set(rule.selector, known);
    rule.walkDecls((declaration) => {
      const { prop, value } = declaration;
      const isOverridden = /^padding-(left|right)$/.test(prop) && known.has('padding-inline');
      if (!isBase && (known.get(prop) === value || isOverridden)) declaration.remove();
      else if (isBase || !known.has(prop)) known.set(prop, value);
      // Values differ between windows, so none can be removed.
      else known.set(prop, '');
    });
  });
}

const widthOf = (media: string): number => Number(/[\d.]+/.exec(media)?.[0] ?? 0);

/**
 * Writes each media query once, after the other rules: the maximum width of the narrowest window last, and the minimum
 * width of the widest last.
 */
function gatherMedia(tree: Root): void {
  const gathered = new Map<string, AtRule>();
  tree.walkAtRules('media', (rule) => {
    const first = gathered.get(rule.params);
    if (first) first.append(rule.nodes ?? []);
    else gathered.set(rule.params, rule);
    rule.remove();
  });
  const queries = [...gathered.values()];
  const [widest, narrowest] = [true, false].map((hasMaximum) =>
    queries.filter(({ params }) => params.includes('max-width') === hasMaximum),
  );
  widest?.sort((a, b) => widthOf(b.params) - widthOf(a.params));
  narrowest?.sort((a, b) => widthOf(a.params) - widthOf(b.params));
  tree.append(...(widest ?? []), ...(narrowest ?? []));
}

/** Returns the styles that the skeletons need, each rule once. */
export function pruneStyles(skeletons: readonly Skeleton[]): string {
  const rules = new Set(skeletons.flatMap((skeleton) => prune(skeleton).nodes.map(String)));
  const tree = postcss.parse([...rules].join(''));
  const variables = takeVariables(tree);
  tree.walkDecls((declaration) => {
    declaration.value = inline(declaration.value, variables);
    // All elements inherit the body's font family.
    const { selector } = declaration.parent as Rule; // the parent of a declaration is a rule
    if (declaration.prop === 'font-family' && selector !== 'body') declaration.remove();
  });
  gatherMedia(tree);
  dropRepeated(tree);
  tree.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  tree.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  shareVariables(tree, variables);
  const used = usedVariables(tree);
  return `:root{${named(variables.light, used)}}[data-color-scheme="dark"]{${named(variables.dark, used)}}${tree.toString()}`;
}
