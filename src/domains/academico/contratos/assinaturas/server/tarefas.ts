import { lotes } from '#domains/academico/contratos/lotes.ts';
import { definirLote } from '#domains/academico/contratos/server/lote.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { assinaturasApi as api } from '../api.ts';
import { contraAssinarDoContrato } from './contra-assinar-do-contrato.ts';

/** From where the school asked: the page of evidence says it of each, as it does of one signed by itself. */
type Entrada = { ids: number[]; origem?: NonNullable<Ato['origem']> | null };

/** Declares the batch of the school's signatures, before the queue starts. */
export function definirLoteDaContraAssinatura(servicos: Servicos): void {
  definirLote<Entrada>(servicos, {
    tipo: lotes.contraAssinatura,
    pedidoPor: api.contraAssinarVarios,
    // Each makes the PDF of its papers: whoever acts by a link waits for those of no other.
    tamanho: 1,
    isJaEstava: ({ code }) => code === 'ASSINATURA_JA_CONCLUIDA',
    executar: async ({ ids, entrada: { origem }, ...ato }) => {
      const { correio, config } = servicos;
      for (const contratoId of ids)
        await contraAssinarDoContrato({ ...ato, ...(origem ? { origem } : {}) }, { contratoId, publicUrl: config.publicUrl, correio });
      return { feitos: ids };
    },
  });
}
