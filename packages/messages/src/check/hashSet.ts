/** Set of texts by 64 bits of their hash: sixteen bytes a text, whatever its length. */
export class HashSet {
  #slots = new Uint32Array(2 * 1024);
  #size = 0;

  /** Adds a text; false if it was there. */
  add(text: string): boolean {
    if (this.#size * 4 > this.#slots.length) this.#grow();
    const added = this.#put(hash(text, 0x2545f491), hash(text, 0x9747b28c) | 1);
    if (added) this.#size++;
    return added;
  }

  #put(high: number, low: number): boolean {
    const slots = this.#slots;
    const mask = slots.length / 2 - 1;
    for (let at = (high ^ (low >>> 7)) & mask; ; at = (at + 1) & mask) {
      // The low half is odd, so an empty slot is told by it.
      if (slots[2 * at + 1] === 0) {
        slots[2 * at] = high;
        slots[2 * at + 1] = low;
        return true;
      }
      if (slots[2 * at] === high >>> 0 && slots[2 * at + 1] === low >>> 0) return false;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 2)
      if (old[i + 1] !== 0) this.#put(old[i] as number, old[i + 1] as number);
  }
}

/** Mixes UTF-16 code units to 32 bits, as murmur3 does. */
function hash(text: string, salt: number): number {
  let h = salt ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0xcc9e2d51);
    h = Math.imul((h << 15) | (h >>> 17), 0x1b873593);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}
