import { Transform } from 'node:stream';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { Problem } from 'specimen-data';
import { parseExactly } from 'specimen-data/internal';
import { paramsProblem } from './params.ts';

/** Why a line is no message, as JSON-RPC tells it. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  /** The line's own where it has one: its sender waits for it. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** Receivers of incoming lines. */
interface Hearers {
  take(message: JSONRPCMessage): void;
  refuse(refusal: Refusal): void;
  /** Resolves when the end of the input may be handled. */
  none(): Promise<void>;
}

/** Passes on messages as they were read and refuses all other lines: the SDK drops what is no JSON, and reads long numbers as other ones. */
export function messageLines({ take, refuse, none }: Hearers): Transform {
  let begun = '';
  const pass = (lines: Transform, text: string) => {
    const line = text.replace(/^\ufeff/, ''); // .NET begins with a mark
    if (line.trim() === '') return;
    const message = messageIn(line);
    if ('refused' in message) {
      refuse(message.refused);
    } else {
      take(message);
      lines.push(`${JSON.stringify(message)}\n`);
    }
  };
  return new Transform({
    decodeStrings: false,
    transform(text: string, _encoding, done) {
      const lines = text.split('\n');
      lines[0] = begun + lines[0];
      begun = lines.pop() as string;
      for (const line of lines) pass(this, line);
      done();
    },
    flush(done) {
      pass(this, begun);
      none().then(() => done());
    },
  });
}

function messageIn(line: string): JSONRPCMessage | { readonly refused: Refusal } {
  try {
    const value = parseExactly(line, 'a line');
    const wrong = paramsProblem(value);
    if (isMessage(value))
      return wrong === undefined ? value : refused(line, ProtocolErrorCode.InvalidParams, wrong);
    return refused(line, ProtocolErrorCode.InvalidRequest, 'a line is no JSON-RPC message');
  } catch (error) {
    if (error instanceof Problem) return refused(line, ProtocolErrorCode.ParseError, error.message);
    throw error;
  }
}

function isMessage(value: unknown): value is JSONRPCMessage {
  return isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResponse(value);
}

function refused(line: string, code: number, message: string): { readonly refused: Refusal } {
  return { refused: { jsonrpc: '2.0', id: idOf(line), error: { code, message } } };
}

function idOf(line: string): string | number | null {
  try {
    const { id } = JSON.parse(line);
    return typeof id === 'string' || Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}
