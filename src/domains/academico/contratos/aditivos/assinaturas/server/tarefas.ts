import { doAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';
import { definirLote, jaDiz } from '#domains/academico/contratos/server/lote.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { aditivosAssinaturasApi as api } from '../api.ts';
import { type Assinado, registrarAssinaturas } from './registrar-assinaturas.ts';

/** Declares the batch of signatures, before the queue starts. */
export function definirLoteDasAssinaturas(servicos: Servicos): void {
  definirLote<{ ids: number[]; aditivos: Assinado[] }>(servicos, {
    tipo: lotes.assinaturaDeAditivos,
    pedidoPor: api.registrarAssinaturas,
    tamanho: 50,
    isJaEstava: jaDiz(doAditivo('vigente', 'vigente').situacao),
    executar: registrarAssinaturas,
  });
}
