import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './plantedProject.ts';

/** The text of deploy/Dockerfile. */
export const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');

const lines = dockerfile.replaceAll(/\\\n\s*/g, ' ').split('\n');

/** What a stage of the Dockerfile stands on, with the demonstration or without. */
function baseOf(name: string, demo = 'off'): string {
  const from = lines.find((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
  return from?.split(' ')[1]?.replace(`\${DEMO}`, demo) ?? '';
}

/** One stage of the Dockerfile: its instructions, those over several lines put together. */
export function stage(name: string): string[] {
  const start = lines.findIndex((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('FROM '));
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => /^[A-Z]+ /.test(line));
}

/** A stage with those that it stands on, the first one first. */
export function wholeStage(name: string, demo = 'off'): string[] {
  const base = baseOf(name, demo);
  return base === '' || base.includes(':') ? stage(name) : [...wholeStage(base, demo), ...stage(name)];
}

/** Where files of the project lie in a stage: their paths, and what each is there. Files of other stages are left out. */
export function copiesOf(name: string, demo = 'off'): { from: string; to: string }[] {
  return wholeStage(name, demo)
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => {
      const words = line.split(' ').slice(1);
      const to = words.at(-1) ?? '';
      return words.slice(0, -1).map((from) => ({
        from,
        to: to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : join(to),
      }));
    });
}
