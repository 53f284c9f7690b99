import { useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';

/** Today at the school, the same while the window is open. */
export const useHoje = () => useState(hojeNaEscola)[0];
