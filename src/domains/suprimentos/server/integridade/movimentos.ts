import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const estoqueMovimento: Invariante = {
  id: 'estoque-movimento',
  sala: 'suprimentos',
  significado: {
    br: 'Cada movimento de estoque segue do anterior, custa o que a regra do custo médio diz, e o que o estorna ou completa é o seu espelho.',
    en: 'Each stock movement follows from the one before, costs what the rule of the average says, and what reverses or completes it is its mirror.',
  },
  providencia: {
    br: 'Abra “Por que este custo?” do produto no depósito e compare, movimento por movimento, desde o apontado.',
    en: 'Open “Why this cost?” of the product in the deposit and compare, movement by movement, from the one pointed at.',
  },
  verificar: sql<Violacao>`select 'movimento de estoque ' || m.id as alvo, p.problema as detalhe
    from movimentos_estoque m cross join lateral (select problema_do_movimento_estoque(m.id) as problema) p where p.problema is not null and p.problema not like 'fato%'`,
};

export const estoqueFato: Invariante = {
  id: 'estoque-fato',
  sala: 'suprimentos',
  significado: {
    br: 'Cada movimento de estoque tem um fato contábil vivo com o valor que ele tem hoje; o estornado não tem nenhum.',
    en: 'Each stock movement has one living accounting fact with the value that it has today; a reversed one has none.',
  },
  providencia: {
    br: 'Não integre os fatos deste movimento antes de compará-los com ele e com os seus recálculos.',
    en: 'Do not post the facts of this movement before comparing them with it and its new costs.',
  },
  verificar: sql<Violacao>`select 'movimento de estoque ' || m.id as alvo, p.problema as detalhe
      from movimentos_estoque m cross join lateral (select problema_do_movimento_estoque(m.id) as problema) p where p.problema like 'fato%'
    union all
    select 'fato ' || f.id, 'sem movimento' from v_fato_contabil f where f.evento like 'estoque.%'
      and case f.origem_tipo when 'movimento_estoque' then not exists (select 1 from movimentos_estoque m where m.id = f.origem_id)
        else not exists (select 1 from recalculos_estoque r where r.id = f.origem_id) end`,
};

export const estoqueSaldo: Invariante = {
  id: 'estoque-saldo',
  sala: 'suprimentos',
  significado: {
    br: 'O saldo de cada produto em cada depósito, em quantidade e em valor, é a soma dos seus movimentos.',
    en: 'The balance of each product in each deposit, in quantity and in value, is the sum of its movements.',
  },
  providencia: {
    br: 'Conte o produto no depósito e compare com os movimentos antes de mover mais alguma coisa.',
    en: 'Count the product in the deposit and compare with the movements before moving anything else.',
  },
  verificar: sql<Violacao>`select 'produto ' || coalesce(s.produto_id, m.produto_id) || ' depósito ' || coalesce(s.deposito_id, m.deposito_id) as alvo,
      'saldo ' || coalesce(s.quantidade, 0) || ' / ' || coalesce(s.valor_centavos, 0) || ', movimentos ' || coalesce(m.quantidade, 0) || ' / ' || coalesce(m.valor, 0) as detalhe
    from saldos_estoque s full join (select produto_id, deposito_id, sum(quantidade) as quantidade, sum(valor_centavos) as valor from movimentos_estoque group by 1, 2) m
      on m.produto_id = s.produto_id and m.deposito_id = s.deposito_id
    where coalesce(s.quantidade, 0) <> coalesce(m.quantidade, 0) or coalesce(s.valor_centavos, 0) <> coalesce(m.valor, 0)`,
};

export const estoqueOperacao: Invariante = {
  id: 'estoque-operacao',
  sala: 'suprimentos',
  significado: {
    br: 'Cada operação de estoque tem movimentos, o estorno desfaz todos os da sua operação, e os recálculos de um movimento levam ao custo dele.',
    en: 'Each stock operation has movements, a reversal undoes all of its operation, and the new costs of a movement lead to the one it has.',
  },
  providencia: {
    br: 'Compare a operação com os seus movimentos; o que faltar se lança de novo, na data de hoje.',
    en: 'Compare the operation with its movements; what is missing is entered again, dated today.',
  },
  verificar: sql<Violacao>`select 'operação de estoque ' || o.id as alvo, 'sem movimentos' as detalhe from operacoes_estoque o
      where not exists (select 1 from movimentos_estoque m where m.operacao_id = o.id)
    union all
    select 'operação de estoque ' || o.id, 'estorno incompleto' from operacoes_estoque o join movimentos_estoque m on m.operacao_id = o.estorno_de
      where not exists (select 1 from movimentos_estoque e where e.operacao_id = o.id and e.estorno_de = m.id)
    union all
    select 'movimento de estoque ' || m.id, 'recálculo' from movimentos_estoque m join lateral (
        select r.id, r.valor_depois_centavos from recalculos_estoque r where r.movimento_id = m.id order by r.id desc limit 1) r on true
      where (m.recalculo_id, m.valor_centavos) is distinct from (r.id, r.valor_depois_centavos)`,
};
