-- A title with the names of its payer and student.
create view v_titulo_receber as
  select t.id, t.numero, t.origem, t.contrato_id, t.parcela, t.parcelas, t.matricula_id, t.pagador_id, p.nome_completo as pagador_nome, p.nome_busca as pagador_nome_busca,
         t.aluno_id, case when t.aluno_id is null and t.origem = 'acordo' then alunos_do_titulo(t.id) else a.nome_completo end as aluno_nome,
         case when t.aluno_id is null and t.origem = 'acordo' then f_busca(alunos_do_titulo(t.id)) else a.nome_busca end as aluno_nome_busca,
         t.descricao, t.data_emissao, t.data_vencimento, t.data_limite, t.valor_centavos,
         t.desconto_incondicional_centavos, t.desconto_condicional_centavos, t.amortizado_centavos, t.recebido_centavos,
         t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
         t.multa_percentual, t.juros_percentual_mes, t.conta_bancaria_id, t.forma_pagamento_id, t.situacao, t.portal, t.versao
  from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id;

-- The titles that still owe principal, and how much.
create view v_titulo_aberto as
  select id, data_vencimento, data_limite, valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial');

-- What is open, with everything that the amount due on a date is computed from.
create view v_titulo_em_aberto as
  select id, numero, descricao || case when parcelas > 1 then ' ' || parcela || '/' || parcelas else '' end as descricao, pagador_id, aluno_id, matricula_id, situacao,
    data_vencimento, data_limite, valor_centavos, desconto_incondicional_centavos, desconto_condicional_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos, mantido_centavos,
    multa_percentual, juros_percentual_mes
  from titulos_receber where situacao in ('aberto', 'parcial');

-- How much of a title was covered, received and waived; what a slip of it must agree with.
create view v_titulo_saldo as
  select id, situacao, pagador_id, valor_centavos - desconto_incondicional_centavos as liquido_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos,
    mantido_centavos, data_vencimento, data_limite, updated_at
  from titulos_receber;

-- On which day titles were issued, for the rates that ruled then. What titles were made by is neither deleted nor rewritten.
create view v_titulo_emitido as select id as titulo_id, data_emissao from titulos_receber;

-- State and due date of the titles of a contract, and whether there was ever something to collect.
create view v_titulo_do_contrato as select contrato_id, situacao, data_vencimento, valor_centavos = desconto_incondicional_centavos as gratuito from titulos_receber where contrato_id is not null;

-- What an open title promises, under the word that its money will stand under when it comes.
create view v_previsao_receber as
  select id, conta_bancaria_id, data_vencimento, data_limite,
         case origem when 'contrato' then 'receita de contrato' when 'manual' then 'receita avulsa' when 'taxa' then 'taxas' else 'acordos' end::text as categoria,
         saldo as saldo_centavos,
         -- What who pays on time pays: less the conditional discount neither granted nor lost, a cent at least, and what a change of due date kept.
         (greatest(saldo - greatest(0, desconto_condicional_centavos - concedido), least(saldo, 1)) + encargos)::bigint as na_data_centavos
  from titulos_receber t cross join lateral (select valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo) s
    cross join lateral (select coalesce(sum(a.desconto_centavos + a.desconto_perdido_centavos), 0) as concedido,
        greatest(0, coalesce(sum(a.multa_mantida_centavos - a.multa_centavos), 0)) + greatest(0, coalesce(sum(a.juros_mantidos_centavos - a.juros_centavos), 0)) as encargos
      from v_titulo_amortizacao a where a.titulo_id = t.id and t.recebido_centavos + t.amortizado_centavos + t.dispensado_centavos + t.mantido_centavos > 0) m
  where situacao in ('aberto', 'parcial');

-- Which titles were made from a service fee: it cannot be deleted while one was.
create view v_uso_de_taxa_servico as select taxa_servico_id, id as titulo_id from titulos_receber where taxa_servico_id is not null;

-- The day in whose month a title is revenue: that on which it is due; of a contract, none before the school year that is taught for it.
create function competencia_do_titulo(origem text, vencimento date, ano int) returns date language sql immutable
  return case when origem = 'contrato' then greatest(vencimento, make_date(ano, 1, 1)) else vencimento end;

-- That day of each title. What first fell due in a month before the one in which the books began stands in the balances that they opened with,
-- whatever more time it was given since; of the others the due date of today counts.
create view v_titulo_competencia as
  select t.id, case when c.primeira < date_trunc('month', i.dia) then c.primeira else competencia_do_titulo(t.origem, t.data_vencimento, a.ano) end as data_competencia,
    coalesce(c.primeira < date_trunc('month', i.dia), false) as antes_dos_livros
  from titulos_receber t cross join v_inicio_dos_livros i left join v_matricula_estado m on m.id = t.matricula_id left join v_ano_letivo a on a.id = m.ano_letivo_id
    left join lateral (select x.vencimento_anterior from titulos_vencimentos x where x.titulo_id = t.id order by x.id limit 1) v on true
    cross join lateral (select competencia_do_titulo(t.origem, coalesce(v.vencimento_anterior, t.data_vencimento), a.ano) as primeira) c;

-- What is revenue of its month: what an agreement gathers was so before, what was cancelled is not.
create view v_titulo_faturavel as
  select t.id, t.numero, t.matricula_id, t.data_emissao, c.data_competencia, t.valor_centavos, t.desconto_incondicional_centavos
  from titulos_receber t join v_titulo_competencia c on c.id = t.id
  where t.origem <> 'acordo' and t.situacao <> 'cancelado';
