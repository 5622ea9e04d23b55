import { type Times, timesOf } from './timing.ts';

/** A column of the table: a database or comparison system, with its times by row. */
export interface Column {
  name: string;
  times: ReadonlyMap<string, number[]>;
}

const shown = ({ median, p95 }: Times): string => `${digits(median)} / ${digits(p95)}`;

function digits(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : 1);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Median / p95 in milliseconds, a row for each kind of question and view, in Markdown. */
export function table(rows: readonly string[], columns: readonly Column[]): string {
  const body = rows.map((row) => {
    const cells = columns.map(({ times }) => {
      const found = times.get(row);
      return found ? shown(timesOf(found)) : '';
    });
    return line([row, ...cells]);
  });
  const head = ['median / p95, ms', ...columns.map(({ name }) => name)];
  return [line(head), line(head.map(() => '---')), ...body].join('\n');
}
