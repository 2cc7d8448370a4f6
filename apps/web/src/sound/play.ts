import type { Volume } from '../settings/settings.ts';
import { recipeOf } from './recipes.ts';
import { ALERTS, type Sound } from './sounds.ts';
import type { SoundLayer } from './strands.ts';

export interface Volumes {
  readonly table: Volume;
  readonly alerts: Volume;
}

/** Loudness of each volume, as a part of the whole. */
const LOUDNESS: Readonly<Record<Volume, number>> = { 0: 0, 1: 0.25, 2: 0.55, 3: 1 };
/** Seconds that it takes to begin, so that nothing clicks. */
const ATTACK_SECONDS = 0.004;
/** How far noise strays from its pitch: the smaller, the farther. */
const NOISE_Q = 1.6;

let audioContext: AudioContext | undefined;
let noiseBuffer: AudioBuffer | undefined;

/** Plays sounds, one after the other. Before the page was first pressed browsers stay silent, and so do we. */
export function playSounds(sounds: readonly Sound[], volumes: Volumes): void {
  if (sounds.length === 0 || !canPlay()) return;
  audioContext ??= new AudioContext();
  if (audioContext.state !== 'running') void audioContext.resume().catch(() => {});
  let at = audioContext.currentTime;
  for (const sound of sounds) {
    const { next, layers } = recipeOf(sound);
    const loudness = LOUDNESS[ALERTS.includes(sound.name) ? volumes.alerts : volumes.table];
    if (loudness > 0) for (const strand of layers) playLayer(audioContext, strand, at, loudness);
    at += next;
  }
}

const canPlay = (): boolean =>
  'AudioContext' in globalThis && (navigator.userActivation?.hasBeenActive ?? true);

function playLayer(into: AudioContext, strand: SoundLayer, start: number, loudness: number): void {
  const from = start + strand.at;
  const to = from + strand.last;
  const volume = into.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(strand.level * loudness, from + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(0.0001, to);
  volume.connect(into.destination);
  const source =
    strand.wave === 'noise' ? noise(into, strand, from, to, volume) : tone(into, strand, from, to, volume);
  source.start(from);
  source.stop(to);
}

function tone(
  into: AudioContext,
  { wave, from: pitch, to: end }: SoundLayer,
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
  { from: pitch, to: end }: SoundLayer,
  from: number,
  to: number,
  volume: GainNode,
): AudioScheduledSourceNode {
  noiseBuffer ??= createNoise(into);
  const source = into.createBufferSource();
  source.buffer = noiseBuffer;
  const filter = into.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = NOISE_Q;
  glide(filter.frequency, pitch, end, from, to);
  source.connect(filter).connect(volume);
  return source;
}

function glide(pitch: AudioParam, start: number, end: number | undefined, from: number, to: number): void {
  pitch.setValueAtTime(start, from);
  if (end !== undefined) pitch.exponentialRampToValueAtTime(end, to);
}

/** A second of noise. */
function createNoise(into: AudioContext): AudioBuffer {
  const buffer = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
