import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tarifaBancaria: Invariante = {
  id: 'tarifa-bancaria',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Cada tarifa de um retorno saiu do caixa uma vez, com o seu valor.',
    en: 'Each tariff of a return left cash once, with its amount.',
  },
  providencia: {
    br: 'Compare as tarifas do arquivo de retorno com o extrato da conta.',
    en: 'Compare the tariffs of the return file with the statement of the account.',
  },
  verificar: sql<Violacao>`select 'linha ' || l.id as alvo, 'tarifa ' || l.tarifa_centavos || ' <> ' || coalesce(f.valor_centavos::text, '–') as detalhe from retornos_linhas l
      full join (select origem_id, valor_centavos, sentido, conta_bancaria_id from v_lancamento_financeiro where origem_tipo = 'tarifa_boleto') f on f.origem_id = l.id
      where l.tarifa_lancada is distinct from (f.origem_id is not null) or f.origem_id is not null and (f.valor_centavos, f.sentido, f.conta_bancaria_id) is distinct from (l.tarifa_centavos, 'saida', l.conta_bancaria_id)`,
};
