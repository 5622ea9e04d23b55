import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** What a page that nobody can use or scroll yet does without. */
const NEEDLESS =
  /^(-webkit-|-moz-|transition|animation|cursor|user-select|outline|pointer-events|scroll|overscroll|resize|z-index|text-transform|text-decoration|touch-action|color-scheme|box-shadow|--Paper|--Link|--_)/;

/** What the parts of a page inherit from its body as it is. */
const INHERITED: Readonly<Record<string, string>> = {
  'box-sizing': 'border-box',
  'font-size': '1rem',
  'font-weight': '400',
  'line-height': '1.55',
};

/** States that need a control, and pieces of one. */
const STATES =
  /:(hover|focus|active|disabled|visited|has|empty|-webkit-|not\()|::(?!before|after)|\[aria|\.Mui-/;

/** What does not move anything: an unseen part does without. */
const LOOKS = /^(color|background|border-radius|border-color|box-shadow|fill|stroke|opacity|transform)/;

/** Styles of all pages, by which their elements are matched. */
interface Skeleton {
  root: Element;
  css: string;
}

const isGlobal = (selector: string): boolean => /^(:root|html|body|\*|\[data-color-scheme)/.test(selector);

/** Whether a selector means something in a skeleton. */
function matches(selector: string, root: Element): boolean {
  if (STATES.test(selector)) return false;
  return isGlobal(selector) || root.querySelector(selector.replace(/::(before|after)/, '')) !== null;
}

const isOnlyUnseen = (selector: string, root: Element): boolean =>
  !isGlobal(selector) &&
  [...root.querySelectorAll(selector.replace(/::(before|after)/, ''))].every((element) =>
    element.closest('[data-unseen]'),
  );

/** A header that sticks to the window's top stands there before anybody scrolls. */
function unstick(rule: Rule): void {
  const sticky = rule.nodes.find((node) => node.type === 'decl' && node.value === 'sticky');
  if (!sticky) return;
  sticky.remove();
  rule.walkDecls('top', (top) => {
    top.remove();
  });
}

/** Of what a rule says twice, the last counts. */
function dropOverridden(rule: Rule): void {
  const said = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    if (node.type !== 'decl') continue;
    if (said.has(node.prop)) node.remove();
    said.add(node.prop);
    if (node.prop === 'padding-inline') said.add('padding-left').add('padding-right');
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
    // As high as the window: the page below may be less high.
    if (prop === 'min-height' && value.includes('--ribbon')) declaration.remove();
    if (NEEDLESS.test(prop) || (isUnseen && LOOKS.test(prop))) declaration.remove();
  });
}

/** The styles of one skeleton; a window of no width is every window. */
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

/** The theme's variables of each scheme. */
function takeVariables(tree: Root): { light: Values; dark: Values } {
  const light: Values = new Map();
  const dark: Values = new Map();
  tree.walkDecls(/^--mui-/, (declaration: Declaration) => {
    const { selector } = declaration.parent as Rule; // a declaration stands in a rule
    (selector.includes('dark') ? dark : light).set(declaration.prop, declaration.value);
    declaration.remove();
  });
  return { light, dark };
}

/** Writes a variable's value in its place where it is the same in both schemes. */
function inline(value: string, { light, dark }: { light: Values; dark: Values }): string {
  return value.replaceAll(/var\((--mui-[\w-]+)(?:, [^()]*)?\)/g, (whole, name: string) => {
    const known = light.get(name);
    const isSame = known !== undefined && (!dark.has(name) || dark.get(name) === known);
    return isSame ? inline(known, { light, dark }) : whole;
  });
}

/** A variable's value with those of the same scheme that it names. */
const whole = (value: string, values: Values): string =>
  value.replaceAll(/var\((--mui-[\w-]+)(?:, [^()]*)?\)/g, (text, name: string) => values.get(name) ?? text);

const named = (values: Values, used: ReadonlySet<string>): string =>
  [...values]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${whole(value, values)};`)
    .join('');

/** The variables that the styles use. */
function usedVariables(tree: Root): Set<string> {
  const used = new Set<string>();
  tree.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--mui-[\w-]+)/g)) used.add(name);
  });
  return used;
}

/** A media query that says of a rule what it is without the query says nothing. */
function dropRepeated(tree: Root): void {
  const said = new Map<string, Map<string, string>>();
  tree.walkRules((rule) => {
    const isBase = rule.parent?.type === 'root';
    const known = said.get(rule.selector) ?? new Map<string, string>();
    said.set(rule.selector, known);
    rule.walkDecls((declaration) => {
      const { prop, value } = declaration;
      const isOverridden = /^padding-(left|right)$/.test(prop) && known.has('padding-inline');
      if (!isBase && (known.get(prop) === value || isOverridden)) declaration.remove();
      else if (isBase || !known.has(prop)) known.set(prop, value);
      // Different values in different windows: none may go.
      else known.set(prop, '');
    });
  });
}

const widthOf = (media: string): number => Number(/[\d.]+/.exec(media)?.[0] ?? 0);

/** Writes each media query once, behind the other rules: the narrowest window's maximum last, the widest's minimum last. */
function gatherMedia(tree: Root): void {
  const gathered = new Map<string, AtRule>();
  tree.walkAtRules('media', (rule) => {
    const first = gathered.get(rule.params);
    if (first) first.append(rule.nodes ?? []);
    else gathered.set(rule.params, rule);
    rule.remove();
  });
  const queries = [...gathered.values()];
  const [most, least] = [true, false].map((isMost) =>
    queries.filter(({ params }) => params.includes('max-width') === isMost),
  );
  most?.sort((a, b) => widthOf(b.params) - widthOf(a.params));
  least?.sort((a, b) => widthOf(a.params) - widthOf(b.params));
  tree.append(...(most ?? []), ...(least ?? []));
}

/** The styles that the skeletons need, each rule once. */
export function pruneStyles(skeletons: readonly Skeleton[]): string {
  const rules = new Set(skeletons.flatMap((skeleton) => prune(skeleton).nodes.map(String)));
  const tree = postcss.parse([...rules].join(''));
  const variables = takeVariables(tree);
  tree.walkDecls((declaration) => {
    declaration.value = inline(declaration.value, variables);
    // The body's family is everybody's.
    const { selector } = declaration.parent as Rule; // a declaration stands in a rule
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
  const used = usedVariables(tree);
  return `:root{${named(variables.light, used)}}[data-color-scheme="dark"]{${named(variables.dark, used)}}${tree.toString()}`;
}
