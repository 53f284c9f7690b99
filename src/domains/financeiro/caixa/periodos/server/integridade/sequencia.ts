import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const periodoSequencia: Invariante = {
  id: 'periodo-sequencia',
  sala: 'financeiro/caixa',
  significado: {
    br: 'Os períodos de uma conta se seguem sem lacuna nem sobreposição, e se fecham em ordem.',
    en: 'The periods of an account follow each other without gap or overlap, and close in order.',
  },
  providencia: { br: 'Ajuste as datas dos períodos da conta.', en: 'Adjust the dates of the periods of the account.' },
  verificar: sql<Violacao>`select 'periodo ' || s.id as alvo, s.data_inicio || ' após ' || s.fim_anterior as detalhe from (
        select p.id, p.data_inicio, p.situacao, lag(p.data_fim) over w as fim_anterior, lag(p.situacao) over w as situacao_anterior from periodos_financeiros p
        window w as (partition by p.conta_bancaria_id order by p.data_inicio)) s
      where s.data_inicio <> s.fim_anterior + 1 or (s.situacao = 'fechado' and s.situacao_anterior <> 'fechado')`,
};
