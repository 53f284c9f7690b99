/** Whether the screen is touched rather than pointed at. */
export const isDedo = (): boolean => window.matchMedia('(pointer: coarse)').matches;
