import type { Volume } from '../settings/settings.ts';
import { noiseLayer, type SoundLayer, type SoundRecipe, sineLayer, triangleLayer } from './layers.ts';
import { ALERTS, type Sound, type SoundName } from './sounds.ts';

const pegLayers = (at: number) => [triangleLayer(at, 0.07, [620, 520], 0.3), noiseLayer(at, 0.02, 1800, 0.2)];

const RECIPES: Readonly<Record<SoundName, SoundRecipe>> = {
  ghost: { next: 0.1, layers: [noiseLayer(0, 0.03, 1100, 0.16), sineLayer(0, 0.06, [430, 320], 0.14)] },
  laid: { next: 0.16, layers: [noiseLayer(0, 0.05, 800, 0.4), sineLayer(0, 0.14, [250, 160], 0.5)] },
  peg: { next: 0.16, layers: pegLayers(0) },
  pegs: { next: 0.3, layers: [...pegLayers(0), ...pegLayers(0.14)] },
  knock: { next: 0.15, layers: [sineLayer(0, 0.09, [170, 120], 0.4), noiseLayer(0, 0.04, 350, 0.2)] },
  paper: {
    next: 0.2,
    layers: [noiseLayer(0, 0.1, [2400, 4200], 0.1), noiseLayer(0.08, 0.12, [4600, 3000], 0.08)],
  },
  card: { next: 0.14, layers: [noiseLayer(0, 0.09, [4200, 2600], 0.16)] },
  // One coin; a run has one for each point.
  coins: { next: 0.07, layers: [triangleLayer(0, 0.14, 2100, 0.1), sineLayer(0, 0.1, 3370, 0.07)] },
  seal: { next: 0.14, layers: [sineLayer(0, 0.14, [130, 85], 0.4), noiseLayer(0, 0.08, 420, 0.2)] },
  drum: { next: 0.3, layers: [sineLayer(0, 0.55, [95, 55], 0.6), noiseLayer(0, 0.06, 180, 0.25)] },
  quill: {
    next: 0.4,
    layers: [0, 0.1, 0.24].map((at) => noiseLayer(at, 0.08, [2600, 3800], 0.22)),
  },
  nib: { next: 0.15, layers: [noiseLayer(0, 0.07, [2800, 3600], 0.14)] },
  bell: {
    next: 0.4,
    layers: [sineLayer(0, 1.1, 1318, 0.22), sineLayer(0, 0.6, 2640, 0.08), sineLayer(0, 0.3, 3960, 0.04)],
  },
  chord: {
    next: 1,
    layers: [392, 493.9, 587.3].map((pitch, i) => triangleLayer(0.1 * i, 1.5 - 0.1 * i, pitch, 0.16)),
  },
};

/** Factor on the pitch for actions of people at this screen. */
const OWN_PITCH = 0.78;

/** Returns the layers of a sound, and the time at which the next one may begin. */
export function recipeOf({ name, mine = false, count = 1 }: Sound): SoundRecipe {
  const { next, layers } = typeof name === 'string' ? RECIPES[name] : name;
  const pitch = mine ? OWN_PITCH : 1;
  const all = Array.from({ length: count }, (_, i) =>
    layers.map(({ at, from, to, ...rest }) => ({
      ...rest,
      at: at + i * next,
      from: from * pitch,
      ...(to !== undefined && { to: to * pitch }),
    })),
  );
  return { next: next * count, layers: all.flat() };
}

export interface Volumes {
  readonly table: Volume;
  readonly alerts: Volume;
}

/** Loudness of each volume, as a fraction of the maximum. */
const LOUDNESS: Readonly<Record<Volume, number>> = { 0: 0, 1: 0.25, 2: 0.55, 3: 1 };
/** Seconds of fade-in, so that nothing clicks. */
const ATTACK_SECONDS = 0.004;
/** Width of the noise around its pitch: the smaller, the wider. */
const NOISE_Q = 1.6;

let audioContext: AudioContext | undefined;
let noiseBuffer: AudioBuffer | undefined;

/** Plays sounds, one after the other. Browsers allow no sound before the first press on the page. */
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

/** Returns one second of noise. */
function createNoise(into: AudioContext): AudioBuffer {
  const buffer = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
