import type { Servicos } from '#platform/server/http/tipos.ts';
import { definirCarga } from './carga.ts';
import { definirDesfazimento } from './desfazimento.ts';

export { limparMudanca } from './guardar.ts';

/** The jobs of a move. */
export function definirTarefasDaMudanca(servicos: Servicos): void {
  definirCarga(servicos);
  definirDesfazimento(servicos);
}
