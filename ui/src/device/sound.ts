// Small sounds, made on the spot: a pick on rock when one is asked, coins at an end, more if one wins.
import { preferences } from './preferences.svelte.ts';

let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
const APART = 0.09; // seconds between notes
const LENGTH = 0.35;
const LOUDEST = 0.2;

/** Ears hear the square of it. */
const loudness = () => LOUDEST * (preferences.volume / 100) ** 2;

function tone(frequency: number, start: number, length: number, type: OscillatorType): void {
  if (!context) return;
  const at = context.currentTime + start;
  const volume = context.createGain();
  const sound = context.createOscillator();
  sound.type = type;
  sound.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loudness(), at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  sound.connect(volume).connect(context.destination);
  sound.start(at);
  sound.stop(at + length);
}

/** What can be heard: the pitches of each, one after the other. */
const NOTES = { turn: [660, 880], end: [523, 659, 784], win: [523, 659, 784, 1047, 1319] };

/** Play a sound, if this person wants to hear the table and the browser lets us. */
export function play(name: keyof typeof NOTES): void {
  if (!preferences.volume || typeof AudioContext === 'undefined') return;
  setTimeout(sounded, 0, name); // starting the machine takes as long as drawing a hand
}

function sounded(name: keyof typeof NOTES): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const notes = NOTES[name];
  notes.forEach((note, place) => tone(note, place * APART, LENGTH, 'triangle'));
  // the machine goes on making silence until it is told to stop
  clearTimeout(rest);
  rest = setTimeout(() => void context?.suspend(), (notes.length * APART + LENGTH) * 1000 + 200);
}
