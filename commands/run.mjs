/** The launcher: `node commands/run.mjs NAME WORDS` prepares a command and runs it, also on a bare clone. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './launch/child.mjs';
import { CommandFailure, print, runCommand } from './launch/output.mjs';
import { prepare } from './launch/prepare.mjs';
import { commandList, commands, needsOf } from './table.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  const [name, ...words] = process.argv.slice(2);
  if (name === undefined || name === '--help') {
    print(commandList());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandFailure(`There is no command "${name}".\n${commandList()}`);
  const needs = needsOf(name, words);
  const isHelp = command.hasHelp === true && words.includes('--help');
  const { node, env } = await prepare(root, isHelp ? needs.filter((need) => need === 'demo') : needs);
  if (command.load) {
    const { main } = await command.load();
    return main({ root, node, env, words });
  }
  return command.program ? runInForeground(node, [...command.program, ...words], { cwd: root, env }) : 0;
});
