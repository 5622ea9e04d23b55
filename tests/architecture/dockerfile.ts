import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './plantedProject.ts';

/** Content of deploy/Dockerfile. */
export const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');

const lines = dockerfile.replaceAll(/\\\n\s*/g, ' ').split('\n');

/** The base of a stage of the Dockerfile, with or without the demonstration. */
function baseOf(name: string, demo = 'off'): string {
  const from = lines.find((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
  return from?.split(' ')[1]?.replace(`\${DEMO}`, demo) ?? '';
}

/** Instructions of a stage of the Dockerfile. Instructions over several lines are joined. */
export function stage(name: string): string[] {
  const start = lines.findIndex((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('FROM '));
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => /^[A-Z]+ /.test(line));
}

/** Instructions of a stage and all its bases, the first base first. */
export function wholeStage(name: string, demo = 'off'): string[] {
  const base = baseOf(name, demo);
  return base === '' || base.includes(':') ? stage(name) : [...wholeStage(base, demo), ...stage(name)];
}

/** The project's files in a stage: source path, and target in the image. Files from other stages are left out. */
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
