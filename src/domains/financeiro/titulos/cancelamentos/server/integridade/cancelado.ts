import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloCancelado: Invariante = {
  id: 'titulo-cancelado',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Título cancelado tem um cancelamento vivo e nenhum pagamento que vale.',
    en: 'A cancelled title has a living cancellation and no payment that stands.',
  },
  providencia: { br: 'Estorne o pagamento ou desfaça o cancelamento.', en: 'Reverse the payment or undo the cancellation.' },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, t.situacao as detalhe from titulos_receber t
      where (t.situacao = 'cancelado') <> exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null)
        or (t.situacao = 'cancelado' and exists (select 1 from v_titulo_amortizacao a where a.titulo_id = t.id and a.tipo = 'baixa'))`,
};
