import { useEffect } from 'react';
import { z } from 'zod';
import type { NovoEnvio } from '../envios/envio.ts';
import { avisar, enfileirar, gravarEnvio, lerEnvio } from '../envios/guarda.ts';
import { enviarFila } from '../envios/remetente.ts';
import { segurar } from '../envios/seguros.ts';
import { assumir, type CelulaGuardada, guardadas, type MemoriaDaGrade } from './memoria.ts';

type Lugar = Omit<NovoEnvio, 'corpo'> & {
  /** What the write says besides its cells. */
  cabeca: Readonly<Record<string, unknown>>;
  /** What a cell is called, for whoever has to choose about it without the grid. */
  rotulo: (linha: string, coluna: string) => string;
};
const corpo = z.object({ celulas: guardadas });

/**
 * The memory of a grid that is a write of the outbox: what was entered and not taken goes to the server when the grid is not open, too. While it
 * is open the grid sends it, and the outbox waits (`useSegura`).
 */
export function memoriaNaFila(usuario: string, { cabeca, rotulo, ...envio }: Lugar): MemoriaDaGrade {
  const isDona = assumir(`${usuario}:${envio.id}`);
  let escritas: string | null = null;
  return {
    ler() {
      const lido = corpo.safeParse(lerEnvio(usuario, envio.id)?.corpo);
      return lido.success ? lido.data.celulas : [];
    },
    guardar(celulas: readonly CelulaGuardada[]) {
      const agora = JSON.stringify(celulas);
      if (!isDona() || agora === escritas) return;
      escritas = agora;
      if (celulas.length === 0) return gravarEnvio(usuario, envio.id, null, { quieto: true });
      const comNomes = celulas.map((cada) => ({ ...cada, rotulo: rotulo(cada.linha, cada.coluna) }));
      enfileirar(usuario, { ...envio, corpo: { ...cabeca, celulas: comNomes } }, { quieto: true });
    },
  };
}

/** Holds a write of the outbox while the grid is open; afterwards the outbox sends what the grid could not. */
export function useSegura(id: string, ativa: boolean): void {
  useEffect(() => {
    if (!ativa) return;
    return segurar(id, () => {
      avisar();
      void enviarFila();
    });
  }, [id, ativa]);
}
