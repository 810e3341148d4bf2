// Two small sounds, made on the spot: a pick on rock when one is asked, a coin when a round ends.
import { preferences } from './preferences.svelte.ts';

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, type: OscillatorType): void {
  if (!context) return;
  const at = context.currentTime + start;
  const volume = context.createGain();
  const sound = context.createOscillator();
  sound.type = type;
  sound.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  sound.connect(volume).connect(context.destination);
  sound.start(at);
  sound.stop(at + length);
}

/** Play a sound, if this person wants to hear the table and the browser lets us. */
export function play(name: 'turn' | 'end'): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const notes = name === 'turn' ? [660, 880] : [523, 659, 784];
  notes.forEach((note, place) => tone(note, place * 0.09, 0.35, 'triangle'));
}
