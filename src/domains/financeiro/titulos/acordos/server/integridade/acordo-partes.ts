import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const acordoPartes: Invariante = {
  id: 'acordo-partes',
  sala: 'financeiro/titulos',
  significado: {
    br: 'As parcelas de um acordo são feitas das dívidas que entraram nele, cada uma do seu valor, e dos encargos.',
    en: 'The installments of an agreement are made of the debts that went into it, each of its value, and of the charges.',
  },
  providencia: {
    br: 'Não emita declarações de imposto de renda deste pagador: o que ele pagou no acordo iria para a dívida errada.',
    en: 'Issue no income-tax statement to this payer: what was paid in the agreement would go to the wrong debt.',
  },
  // By debt, and not part by part: the order follows due dates, which may change once the debt came back.
  verificar: sql<Violacao>`select 'acordo ' || a.id as alvo, concat_ws(' ', 'titulo', coalesce(d.origem::text, 'encargos'), d.guardado, '<>', d.devido) as detalhe
      from acordos a cross join lateral (
        select x.origem, sum(x.guardado) as guardado, sum(x.devido) as devido from (
          select p.origem_titulo_id as origem, p.valor_centavos as guardado, 0 as devido from acordos_parcelas c join acordos_parcelas_partes p on p.titulo_id = c.titulo_id where c.acordo_id = a.id
          union all select q.origem_titulo_id, 0, q.valor_centavos from partes_do_acordo(a.id) q) x
        group by x.origem having sum(x.guardado) <> sum(x.devido)) d
    union all
    select 'titulo ' || c.titulo_id, 'partes <> parcela' from acordos_parcelas c join titulos_receber t on t.id = c.titulo_id
      where t.valor_centavos - t.desconto_incondicional_centavos is distinct from (select sum(p.valor_centavos) from acordos_parcelas_partes p where p.titulo_id = c.titulo_id)`,
};
