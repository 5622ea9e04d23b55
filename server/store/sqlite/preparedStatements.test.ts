import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SqliteConnection } from './sqliteSession.ts';

it('statements are prepared once while they are used, and freed once others have taken their place', () => {
  const connection = new SqliteConnection(':memory:');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => {
    prepare.mockRestore();
    connection.close();
  });
  for (let number = 0; number < 1000; number += 1) {
    connection.run('select 1', []);
    connection.run(`select ${number} as other`, []);
  }
  const texts = prepare.mock.calls.map(([text]) => text);
  expect(texts.filter((text) => text === 'select 1')).toHaveLength(1);
  const statements = prepare.mock.results.map(({ value }) => value as ReturnType<DatabaseSync['prepare']>);
  const isUsable = (statement: (typeof statements)[number]): boolean => {
    try {
      return statement.all().length === 1;
    } catch {
      return false;
    }
  };
  expect(statements.filter(isUsable)).toHaveLength(300);
});
