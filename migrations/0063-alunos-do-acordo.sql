-- titulos: of whom an installment of an agreement is that has more than one student: their names, as a list or a paper writes them.
create function alunos_do_titulo(titulo bigint) returns text language sql stable set search_path = public as $$
  select string_agg(n.nome_completo, ', ' order by n.nome_completo, n.id) from pessoas n
  where n.id in (select o.aluno_id from acordos_parcelas_partes p join titulos_receber o on o.id = p.origem_titulo_id where p.titulo_id = titulo)
$$;

create or replace view v_titulo_receber as
  select t.id, t.numero, t.origem, t.contrato_id, t.parcela, t.parcelas, t.matricula_id, t.pagador_id, p.nome_completo as pagador_nome, p.nome_busca as pagador_nome_busca,
         t.aluno_id, case when t.aluno_id is null and t.origem = 'acordo' then alunos_do_titulo(t.id) else a.nome_completo end as aluno_nome,
         case when t.aluno_id is null and t.origem = 'acordo' then f_busca(alunos_do_titulo(t.id)) else a.nome_busca end as aluno_nome_busca,
         t.descricao, t.data_emissao, t.data_vencimento, t.data_limite, t.valor_centavos,
         t.desconto_incondicional_centavos, t.desconto_condicional_centavos, t.amortizado_centavos, t.recebido_centavos,
         t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
         t.multa_percentual, t.juros_percentual_mes, t.conta_bancaria_id, t.forma_pagamento_id, t.situacao, t.portal, t.versao
  from titulos_receber t join pessoas p on p.id = t.pagador_id left join pessoas a on a.id = t.aluno_id;
