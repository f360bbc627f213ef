import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Mac, utf8 } from './mac.ts';
import { Permutation } from './permutation.ts';
import { sha256 } from './sha256.ts';
import { Space } from './space.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

describe('SHA-256', () => {
  // FIPS 180-4's examples, published by NIST with the standard.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('digests the published example %#', (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  it('agrees with another implementation at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231, test cases 1 to 4, 6 and 7.
  it.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      '54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      '5468697320697320612074657374207573696e672061206c6172676572207468616e20626c6f636b2d73697a65206b657920616e642061206c6172676572207468616e20626c6f636b2d73697a6520646174612e20546865206b6579206e6565647320746f20626520686173686564206265666f7265206265696e6720757365642062792074686520484d414320616c676f726974686d2e',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives the published tag %#', (key, message, tag) => {
    expect(hex(new Mac(bytes(key)).bytes(bytes(message)))).toBe(tag);
  });

  it('gives the round of a permutation the tag of twelve bytes', () => {
    const key = bytes('00112233445566778899aabbccddeeff');
    const message = Buffer.from('00000005000000120000002a', 'hex');
    const tag = createHmac('sha256', key).update(message).digest();
    const number = tag.readUInt32BE(0) * 2 ** 20 + (tag.readUInt32BE(4) >>> 12);
    expect(new Mac(key).round(5, 0x12 * 2 ** 32 + 42)).toBe(number);
  });

  it('encodes text as UTF-8', () => {
    for (const text of ['aé€😀ß', '\u0000\u007f\u0080\u07ff\u0800\uffff', '漢字かな'])
      expect(hex(utf8(text))).toBe(Buffer.from(text).toString('hex'));
  });
});

describe('a keyed permutation', () => {
  const mac = new Mac(utf8('a key of sixteen bytes'));

  it.each([
    [10, 10],
    [31, 32],
    [1, 7],
    [60, 101],
  ])('of %i × %i meets every element once and can be undone', (a, b) => {
    const permutation = new Permutation(mac.derive(`${a}x${b}`), a, b);
    const seen = new Set<number>();
    for (let left = 0; left < a; left++)
      for (let right = 0; right < b; right++) {
        permutation.apply(left, right);
        seen.add(permutation.left * b + permutation.right);
        permutation.undo(permutation.left, permutation.right);
        expect([permutation.left, permutation.right]).toEqual([left, right]);
      }
    expect(seen.size).toBe(a * b);
  });

  it.each([
    [[10], 10],
    [[10, 10, 10], 1000],
    [[26, 10, 10], 2600],
    [[10, 10, 10, 10], 10_000],
  ])('of a space %j has no fixed point and no collision', (radices, size) => {
    const space = new Space(mac, radices);
    const seen = new Set<string>();
    for (let i = 0; i < size; i++) {
      const digits = space.digitsOf(i);
      const before = digits.join();
      space.walk(digits, 7, () => true);
      expect(digits.join()).not.toBe(before);
      seen.add(digits.join());
    }
    expect(seen.size).toBe(size);
  });

  it('stays in what is accepted, and meets all of it once', () => {
    const space = new Space(mac, [10, 10, 10, 10]);
    const accepted = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0) % 7 === 3;
    const all = Array.from({ length: 10_000 }, (_, i) => space.digitsOf(i)).filter(accepted);
    const images = all.map((digits) => {
      space.walk(digits, 1, accepted);
      expect(accepted(digits)).toBe(true);
      return digits.join();
    });
    expect(new Set(images).size).toBe(all.length);
  });

  it('permutes spaces beyond 2^53', () => {
    const space = new Space(mac, Array(24).fill(10));
    const seen = new Set(
      Array.from({ length: 2000 }, (_, i) => {
        const digits = Array.from(String(i).padStart(24, '0'), Number);
        space.walk(digits, 0, () => true);
        return digits.join('');
      }),
    );
    expect(seen.size).toBe(2000);
  });
});
