import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const degrauUmaVez: Invariante = {
  id: 'degrau-uma-vez',
  sala: 'financeiro/cobranca',
  significado: {
    br: 'Ninguém recebe duas vezes o mesmo degrau pela mesma dívida, nem duas cartas da régua no mesmo dia.',
    en: 'Nobody gets the same step twice for the same debt, nor two letters of the ladder on one day.',
  },
  providencia: {
    br: 'Desculpe-se com o responsável e confira quem enviou os dois lotes.',
    en: 'Apologize to the payer and check who sent both batches.',
  },
  verificar: sql<Violacao>`select 'titulo ' || x.titulo_id as alvo, count(*) || ' cartas do degrau ' || x.degrau_id as detalhe from cobrancas_cartas_titulos x
      where x.degrau_id is not null and x.vale and not x.nao_saiu group by x.titulo_id, x.degrau_id having count(*) > 1
    union all select 'pessoa ' || c.pagador_id, count(*) || ' cartas em ' || c.data_carta from cobrancas_cartas c
      where c.degrau_id is not null and c.situacao not in ('parada', 'falhou') group by c.pagador_id, c.data_carta having count(*) > 1`,
};
