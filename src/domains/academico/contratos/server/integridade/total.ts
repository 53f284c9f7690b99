import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const contratoTotal: Invariante = {
  id: 'contrato-total',
  sala: 'academico/contratos',
  significado: {
    br: 'Os títulos de um contrato ativo somam o que foi contratado.',
    en: 'The titles of an active contract add up to what was contracted.',
  },
  providencia: {
    br: 'Abra o contrato e compare os títulos com o total; um aditivo corrige.',
    en: 'Open the contract and compare its titles with the total; an addendum corrects it.',
  },
  verificar: sql<Violacao>`select 'contrato ' || c.id as alvo, c.total_centavos + c.ajustes_centavos || ' contratados' as detalhe from contratos c
      join contratos_divergentes(array(select id from contratos where situacao = 'ativo')) d on d = c.id`,
};
