import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloDevido: Invariante = {
  id: 'titulo-devido',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Um título em aberto tem o que receber, e o desconto já dado não passa do que o título tem.',
    en: 'An open title has something to receive, and the discount already given does not pass what the title has.',
  },
  providencia: {
    br: 'Não receba nem cobre este título antes de conferir os seus movimentos.',
    en: 'Neither receive nor collect this title before checking its movements.',
  },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, 'saldo ' || (t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) as detalhe from titulos_receber t
      where t.situacao in ('aberto', 'parcial') and t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos <= 0
    union all select 'titulo ' || t.id, 'desconto ' || s.dado || ' > ' || t.desconto_condicional_centavos from titulos_receber t
      join (select a.titulo_id, sum(a.desconto_centavos - coalesce(j.valor_centavos, 0)) as dado from v_titulo_amortizacao a
        left join v_baixa_ajuste j on j.baixa_id = a.baixa_id where a.tipo = 'baixa' group by a.titulo_id) s on s.titulo_id = t.id
      where s.dado > t.desconto_condicional_centavos`,
};
