import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const contratoPrecos: Invariante = {
  id: 'contrato-precos',
  sala: 'academico/contratos',
  significado: {
    br: 'Contrato ativo tem ao menos um preço, cada um com forma de pagamento.',
    en: 'An active contract has at least one price, each with a payment method.',
  },
  providencia: { br: 'Confira o contrato e faça um aditivo.', en: 'Check the contract and make an addendum.' },
  verificar: sql<Violacao>`select 'contrato ' || c.id as alvo, 'sem preço' as detalhe from contratos c where c.situacao in ('ativo', 'suspenso')
      and not exists (select 1 from contratos_precos p join v_forma_pagamento f on f.id = p.forma_pagamento_id where p.contrato_id = c.id)`,
};
