import type { Volume } from '../settings/settings.ts';
import { recipeOf } from './recipes.ts';
import { ALERTS, type Sound } from './sounds.ts';
import type { Strand } from './strands.ts';

export interface Volumes {
  readonly table: Volume;
  readonly alerts: Volume;
}

/** Loudness of each volume, as a part of the whole. */
const LOUDNESS: Readonly<Record<Volume, number>> = { 0: 0, 1: 0.25, 2: 0.55, 3: 1 };
/** Seconds that it takes to begin, so that nothing clicks. */
const ATTACK = 0.004;
/** How far noise strays from its pitch: the smaller, the farther. */
const NARROW = 1.6;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays sounds, one after the other. Before the page was first pressed browsers stay silent, and so do we. */
export function play(sounds: readonly Sound[], volumes: Volumes): void {
  if (sounds.length === 0 || !mayPlay()) return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume().catch(() => {});
  let at = context.currentTime;
  for (const sound of sounds) {
    const { next, strands } = recipeOf(sound);
    const loudness = LOUDNESS[ALERTS.includes(sound.name) ? volumes.alerts : volumes.table];
    if (loudness > 0) for (const strand of strands) playStrand(context, strand, at, loudness);
    at += next;
  }
}

const mayPlay = (): boolean =>
  'AudioContext' in globalThis && (navigator.userActivation?.hasBeenActive ?? true);

function playStrand(into: AudioContext, strand: Strand, start: number, loudness: number): void {
  const from = start + strand.at;
  const to = from + strand.last;
  const volume = into.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(strand.level * loudness, from + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, to);
  volume.connect(into.destination);
  const source =
    strand.wave === 'noise' ? noise(into, strand, from, to, volume) : tone(into, strand, from, to, volume);
  source.start(from);
  source.stop(to);
}

function tone(
  into: AudioContext,
  { wave, from: pitch, to: end }: Strand,
  from: number,
  to: number,
  volume: GainNode,
): AudioScheduledSourceNode {
  const source = into.createOscillator();
  source.type = wave as OscillatorType;
  glide(source.frequency, pitch, end, from, to);
  source.connect(volume);
  return source;
}

function noise(
  into: AudioContext,
  { from: pitch, to: end }: Strand,
  from: number,
  to: number,
  volume: GainNode,
): AudioScheduledSourceNode {
  hiss ??= noiseOf(into);
  const source = into.createBufferSource();
  source.buffer = hiss;
  const filter = into.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = NARROW;
  glide(filter.frequency, pitch, end, from, to);
  source.connect(filter).connect(volume);
  return source;
}

function glide(pitch: AudioParam, start: number, end: number | undefined, from: number, to: number): void {
  pitch.setValueAtTime(start, from);
  if (end !== undefined) pitch.exponentialRampToValueAtTime(end, to);
}

/** A second of noise. */
function noiseOf(into: AudioContext): AudioBuffer {
  const buffer = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
