import { createReadStream } from 'node:fs';
import { send } from '@specimen/bulk';
import { type CheckResult, fileChecker } from '@specimen/messages/check';
import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import { Problem } from 'specimen-data/internal';
import type { Call, Command } from './command.ts';

/** `check`: lists the faults of payment files; the exit code is 1 if there are any. */
export const check: Command = {
  summary: 'Check payment files and bank statements',
  takes: [
    {
      name: 'FILE',
      text: 'A payment file, such as a pain.001, or a statement, such as a camt.053; - is standard input.',
    },
  ],
  many: true,
  options: {
    pretty: { text: 'Prints indented JSON.' },
  },
  example: { line: 'check payments.xml' },
  async run(call) {
    const { io, words, options } = call;
    const results: object[] = [];
    let isValid = true;
    for (const file of words) {
      const result = await checkFile(call, file);
      isValid &&= result.valid;
      results.push({ file, ...result });
    }
    const text = options.pretty ? JSON.stringify(results, null, 2) : JSON.stringify(results);
    await send(io.stdout, [`${text}\n`]);
    return isValid ? 0 : 1;
  },
};

/** Reads a file of any size, a block at a time. */
async function checkFile({ io }: Call, file: string): Promise<CheckResult> {
  const checker = fileChecker(COMMAND_CONTEXT.world);
  try {
    for await (const block of file === '-' ? io.stdin : createReadStream(file, { highWaterMark: 1 << 18 }))
      checker.write(typeof block === 'string' ? Buffer.from(block) : block);
  } catch (error) {
    if (error instanceof Error && 'code' in error && !(error instanceof Problem))
      throw new Problem(
        'file-error',
        `cannot read ${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
      );
    throw error;
  }
  return checker.end();
}
