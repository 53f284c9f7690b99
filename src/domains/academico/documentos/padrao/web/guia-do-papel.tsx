import { createContext, useContext } from 'react';
import type { Guia } from '#shared/papel/guia.ts';
import { guiaDo } from '../papeis-da-casa.ts';

/** Which of the papers of the product is being written; null: one that is issued by hand. */
export const PapelEmTela = createContext<string | null>(null);

/** What may be said where one writes. */
export const useGuia = (): Guia => guiaDo(useContext(PapelEmTela));
