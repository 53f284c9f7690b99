-- Of whom an installment of an agreement is that has more than one student: their names, as a list or a paper writes them.
create function alunos_do_titulo(titulo bigint) returns text language sql stable set search_path = public as $$
  select string_agg(n.nome_completo, ', ' order by n.nome_completo, n.id) from pessoas n
  where n.id in (select o.aluno_id from acordos_parcelas_partes p join titulos_receber o on o.id = p.origem_titulo_id where p.titulo_id = titulo)
$$;

-- The titles of each student and enrollment. An installment of an agreement is of every one whose debts it is made of.
create view v_titulo_do_aluno as
  select id as titulo_id, aluno_id, matricula_id from titulos_receber
  union all
  select p.titulo_id, o.aluno_id, o.matricula_id from acordos_parcelas_partes p join titulos_receber o on o.id = p.origem_titulo_id;

-- For re-enrollment: what a student owes, of installments shared with others the student’s part.
create view v_titulo_aberto_do_aluno as
  select aluno_id, contrato_id, data_vencimento, data_limite, recebido_centavos, valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial') and (aluno_id is not null or origem <> 'acordo')
  union all
  select k.aluno_id, null::bigint, t.data_vencimento, t.data_limite, 0::bigint, x.saldo
  from (select distinct p.titulo_id, o.aluno_id from acordos_parcelas_partes p join titulos_receber o on o.id = p.origem_titulo_id) k
  join titulos_receber t on t.id = k.titulo_id
  cross join lateral (select sum(v.ate - greatest(v.de, t.amortizado_centavos))::bigint as saldo from v_parte_do_acordo v
    where v.titulo_id = k.titulo_id and v.aluno_id = k.aluno_id and v.ate > t.amortizado_centavos) x
  where t.situacao in ('aberto', 'parcial') and t.aluno_id is null and t.origem = 'acordo' and x.saldo > 0;
