import { lotes } from '#domains/academico/contratos/lotes.ts';
import { definirLote } from '#domains/academico/contratos/server/lote.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { aditivosTurmaApi as api } from '../api.ts';
import { aplicarNaTurma, revogarDaTurma } from './aditivo-da-turma.ts';

/** Declares the batches of the addendum of a class, before the queue starts. */
export function definirLotesDaTurma(servicos: Servicos): void {
  definirLote<{ ids: number[]; aditivoTurmaId: number }>(servicos, {
    tipo: lotes.aditivo,
    pedidoPor: api.criarAditivoDaTurma,
    tamanho: 50,
    executar: aplicarNaTurma,
  });
  definirLote<{ ids: number[]; aditivoTurmaId: number; motivo: string }>(servicos, {
    tipo: lotes.revogacao,
    pedidoPor: api.revogarAditivoDaTurma,
    tamanho: 50,
    executar: revogarDaTurma,
  });
}
