import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const creditoDoRecibo: Invariante = {
  id: 'credito-do-recibo',
  sala: 'financeiro/titulos',
  significado: {
    br: 'O crédito que um recibo deixou vale enquanto vale alguma baixa dele.',
    en: 'The credit that a receipt left stands while one of its settlements does.',
  },
  providencia: {
    br: 'O pagamento foi todo estornado e o crédito dele ficou: estorne o crédito, ou cobre de volta o que já foi usado.',
    en: 'The whole payment was reversed and its credit remained: reverse the credit, or collect what was already used.',
  },
  verificar: sql<Violacao>`select 'credito ' || c.id as alvo, 'recibo ' || c.recibo_id || ' estornado' as detalhe from creditos c
      where c.recibo_id is not null and exists (select 1 from baixas b where b.recibo_id = c.recibo_id)
        and not exists (select 1 from baixas b where b.recibo_id = c.recibo_id and not exists (select 1 from estornos e where e.baixa_id = b.id))
        and not exists (select 1 from creditos_usos u where u.credito_id = c.id and u.tipo = 'estorno')`,
};
