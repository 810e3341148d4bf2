// SHAKE-256 (FIPS 202): browsers don't bring it, and their own hashes are missing in pages that
// come without encryption.
const RATE = 136; // bytes that go in or come out at a time
const MASK = (1n << 64n) - 1n;

const turned = (lane: bigint, by: number) =>
  by ? ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK : lane;

/** The constants of the 24 rounds, from a register of 8 bits that is shifted on. */
const CONSTANTS = (() => {
  const constants: bigint[] = [];
  let register = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt((1 << bit) - 1);
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0);
    }
    constants.push(constant);
  }
  return constants;
})();

/** Mix 25 lanes of 64 bits; lane x, y is at x + 5 y. */
function mix(lanes: bigint[]): void {
  for (const constant of CONSTANTS) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [5, 10, 15, 20].reduce((sum, y) => sum ^ lanes[x + y]!, lanes[x]!),
    );
    for (let place = 0; place < 25; place++)
      lanes[place]! ^= columns[(place + 4) % 5]! ^ turned(columns[(place + 1) % 5]!, 1);
    const moved = [...lanes];
    let [x, y] = [1, 0];
    for (let step = 0; step < 24; step++) {
      const lane = lanes[x + 5 * y]!;
      [x, y] = [y, (2 * x + 3 * y) % 5];
      moved[x + 5 * y] = turned(lane, (((step + 1) * (step + 2)) / 2) % 64);
    }
    for (let place = 0; place < 25; place++) {
      const row = place - (place % 5);
      const next = moved[row + ((place + 1) % 5)]!;
      lanes[place] = moved[place]! ^ (~next & MASK & moved[row + ((place + 2) % 5)]!);
    }
    lanes[0]! ^= constant;
  }
}

/** As many bytes as wanted of the hash of some bytes. */
export function shake(message: Uint8Array, count: number): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length] = 0x1f;
  padded[padded.length - 1]! |= 0x80;
  const lanes = Array.from({ length: 25 }, () => 0n);
  const words = new DataView(padded.buffer);
  for (let start = 0; start < padded.length; start += RATE) {
    for (let place = 0; place < RATE; place += 8)
      lanes[place / 8]! ^= words.getBigUint64(start + place, true);
    mix(lanes);
  }
  const out = new Uint8Array(Math.ceil(count / RATE) * RATE);
  const made = new DataView(out.buffer);
  for (let start = 0; start < out.length; start += RATE) {
    if (start) mix(lanes);
    for (let place = 0; place < RATE; place += 8)
      made.setBigUint64(start + place, lanes[place / 8]!, true);
  }
  return out.slice(0, count);
}

export const digits = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a text: 256 bits in hexadecimal digits. */
export const hashOf = (text: string) => digits(shake(new TextEncoder().encode(text), 32));
