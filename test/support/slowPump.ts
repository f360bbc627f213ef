import type { Out, Pump } from 'specimen-data/internal';

/** A pump as far as it is pumped: so many writes of so many bytes, each of which takes its time. */
export function slowPump(writes: number, bytes: number, work = () => {}): Pump & { written: number } {
  const pump = {
    written: 0,
    get done() {
      return pump.written === writes;
    },
    write(out: Out, at: number) {
      work();
      pump.written++;
      out.room(at, bytes);
      return at + bytes;
    },
  };
  return pump as unknown as Pump & { written: number };
}
