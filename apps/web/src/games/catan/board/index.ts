export { Island } from './Island.tsx';
export { IslandText, type IslandTextProps } from './IslandText.tsx';
export * from './island-props.ts';
