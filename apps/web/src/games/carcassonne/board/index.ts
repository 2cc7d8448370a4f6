export { Board } from './Board.tsx';
export * from './board-props.ts';
export { TextBoard, type TextBoardProps } from './TextBoard.tsx';
