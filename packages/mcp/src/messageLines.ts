import { Transform } from 'node:stream';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { Problem } from 'specimen-data';
import { parseExactly } from 'specimen-data/surface';

/** Why a line is no message, as JSON-RPC tells it. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  /** The line's own where it has one: its sender waits for it. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** Passes on the lines that are messages and refuses all others: the SDK drops what is no JSON, and reads long numbers as other ones. */
export function messageLines(refuse: (refusal: Refusal) => void): Transform {
  let begun = '';
  return new Transform({
    decodeStrings: false,
    transform(text: string, _encoding, done) {
      const lines = `${begun}${text}`.split('\n');
      begun = lines.pop() as string;
      for (const line of lines) {
        const refusal = line.trim() === '' ? undefined : refusalOf(line);
        if (refusal) refuse(refusal);
        else this.push(`${line}\n`);
      }
      done();
    },
  });
}

function refusalOf(line: string): Refusal | undefined {
  try {
    return isMessage(parseExactly(line, 'a line'))
      ? undefined
      : refusal(line, ProtocolErrorCode.InvalidRequest, 'a line is no JSON-RPC message');
  } catch (error) {
    if (error instanceof Problem) return refusal(line, ProtocolErrorCode.ParseError, error.message);
    throw error;
  }
}

function isMessage(value: unknown): boolean {
  return isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResponse(value);
}

function refusal(line: string, code: number, message: string): Refusal {
  return { jsonrpc: '2.0', id: idOf(line), error: { code, message } };
}

function idOf(line: string): string | number | null {
  try {
    const { id } = JSON.parse(line);
    return typeof id === 'string' || Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}
