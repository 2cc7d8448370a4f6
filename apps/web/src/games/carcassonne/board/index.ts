export { Board } from './Board.tsx';
export * from './props.ts';
export { TextBoard, type TextBoardProps } from './TextBoard.tsx';
