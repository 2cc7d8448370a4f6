export { PassDevice, type PassDeviceProps, type RecentEvent } from './PassDevice.tsx';
export { type DeviceViewer, useViewer } from './use-viewer.ts';
