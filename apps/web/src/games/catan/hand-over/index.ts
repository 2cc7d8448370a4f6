export { PassDevice, type PassDeviceProps, type RecentEvent } from './HandOver.tsx';
export { type DeviceViewer, useViewer } from './use-eyes.ts';
