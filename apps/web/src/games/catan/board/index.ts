export { Island } from './Island.tsx';
export { IslandText, type IslandTextProps } from './IslandText.tsx';
export * from './props.ts';
