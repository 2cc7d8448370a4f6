/** Line drawings in a 24 × 24 box; the words beside them say what they mean. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  turnLeft: 'M4 4v6h6M4.5 10A8 8 0 1 1 4 14',
  turnRight: 'M20 4v6h-6M19.5 10A8 8 0 1 0 20 14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  fields: 'M4 18c4-6 12-6 16 0M4 13c4-6 12-6 16 0M4 8c4-6 12-6 16 0',
  replay: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 13M12 8v4l3 2',
  rules: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10',
  keys: 'M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 13.8h8',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  first: 'M17 5l-7 7 7 7M6 5v14',
  last: 'M7 5l7 7-7 7M18 5v14',
  hint: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.6-1 1.2-1 2h-5c0-.8-.4-1.4-1-2',
  hand: 'M6 12V7a2 2 0 0 1 4 0v4M10 11V5a2 2 0 0 1 4 0v6M14 11V7a2 2 0 0 1 4 0v8a6 6 0 0 1-6 6 6 6 0 0 1-5-3l-3-5c1-1 2.5-1 4 1',
  swap: 'M4 9h15M15 5l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  production: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM9 12h.01M12 12h.01M15 12h.01M10.5 15h.01M13.5 15h.01',
  cards: 'M8 4h10v14H8zM8 7H5v13h10v-2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  bin: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  library: 'M4 20h16M6 20V6h4v14M10 20V4h4v16M14.5 20 17 8l3 .8L18 20',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  seats:
    'M4 19a5 5 0 0 1 10 0M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16 5a3 3 0 0 1 0 6M17 14a5 5 0 0 1 3.5 5',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
