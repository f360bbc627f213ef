import { describe, expect, it } from 'vitest';
import { keccak256 } from './keccak256.ts';

describe('keccak256', () => {
  // Ethereum's hash of nothing (Yellow Paper), the Keccak team's answers, and lengths about one block of
  // 136 bytes, where the padding turns over (their permutation agrees with Node's sha3-256, padding aside).
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
    [
      'The quick brown fox jumps over the lazy dog',
      '4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15',
    ],
    ['a'.repeat(135), '34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446'],
    ['a'.repeat(136), 'a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e'],
    ['a'.repeat(300), '5b7e0e47a96f32a88b4f14ca177982790807c40e1a105742ba0fc1babe1ef826'],
  ])('hashes %j', (text, digest) => {
    expect(hex(keccak256(new TextEncoder().encode(text)))).toBe(digest);
  });
});

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
