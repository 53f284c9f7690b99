-- Rules of the academic year that hold in the database too: what is in use stays, and what is billed is what was offered.

-- periodos-letivos: a period does not stop serving a segmentação whose classes or enrollments stand in its year, unless another period
-- of the year serves it; an etapa that has begun is not taken from who is enrolled in it.
create function verificar_periodo_em_uso() returns trigger language plpgsql as $$
declare em_uso boolean;
begin
  -- A segmentação that goes with its period was judged when the period was: the period is no longer there.
  select exists (
    select 1 from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id
    where (case when tg_table_name = 'periodos_letivos' then p.id = old.id else s.id = old.id end)
      and not exists (select 1 from periodos_letivos o join periodos_letivos_segmentacoes x on x.periodo_letivo_id = o.id
        where o.id <> p.id and o.ano_letivo_id = p.ano_letivo_id and x.segmentacao_id = s.segmentacao_id)
      and (exists (select 1 from turmas t join cursos c on c.id = t.curso_id where t.ano_letivo_id = p.ano_letivo_id and c.segmentacao_id = s.segmentacao_id)
        or exists (select 1 from matriculas m join cursos c on c.id = m.curso_id where m.ano_letivo_id = p.ano_letivo_id and c.segmentacao_id = s.segmentacao_id))
  ) into em_uso;
  if em_uso then raise exception 'PERIODO_EM_USO|% %', tg_table_name, old.id; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger periodos_letivos_em_uso before delete on periodos_letivos for each row execute function verificar_periodo_em_uso();
create trigger periodos_letivos_ano_em_uso before update of ano_letivo_id on periodos_letivos
  for each row when (new.ano_letivo_id <> old.ano_letivo_id) execute function verificar_periodo_em_uso();
create trigger periodos_letivos_segmentacoes_em_uso before delete on periodos_letivos_segmentacoes for each row execute function verificar_periodo_em_uso();
create function verificar_etapa_em_uso() returns trigger language plpgsql as $$
begin
  if old.data_inicio <= current_date and exists (
    select 1 from periodos_letivos_segmentacoes s join periodos_letivos p on p.id = s.periodo_letivo_id
      join cursos c on c.segmentacao_id = s.segmentacao_id
      join matriculas m on m.curso_id = c.id and m.ano_letivo_id = p.ano_letivo_id
    where s.id = old.periodo_letivo_segmentacao_id and m.data_matricula <= old.data_fim and coalesce(m.data_saida, 'infinity') >= old.data_inicio) then
    raise exception 'PERIODO_EM_USO|etapa %', old.id;
  end if;
  return old;
end $$;
create trigger etapas_em_uso before delete on etapas for each row execute function verificar_etapa_em_uso();

-- contratos: a price line is of the enrollment's year and course, in use, and its price is not passed by the lines that charge it
-- (Lei 9.870/1999, art. 1 §5); the first installment falls due in the year or the one before, the last at most a year after.
create function verificar_preco_do_contrato() returns trigger language plpgsql as $$
declare m record; p record;
begin
  select x.curso_id, x.ano_letivo_id, a.ano into m
    from contratos c join matriculas x on x.id = c.matricula_id join anos_letivos a on a.id = x.ano_letivo_id where c.id = new.contrato_id;
  if not found then return null; end if;
  if new.primeiro_vencimento < make_date(m.ano - 1, 1, 1) or new.primeiro_vencimento > make_date(m.ano, 12, 31)
     or date_trunc('month', new.primeiro_vencimento) + make_interval(months => new.parcelas - 1) > make_date(m.ano + 1, 12, 1) then
    raise exception 'VENCIMENTO_FORA_DO_ANO|linha %', new.id;
  end if;
  if new.preco_id is null then return null; end if;
  select * into p from precos where id = new.preco_id;
  if not p.ativo or p.ano_letivo_id <> m.ano_letivo_id or p.curso_id <> m.curso_id
     or (select sum(l.valor_centavos) from contratos_precos l where l.contrato_id = new.contrato_id and l.preco_id = new.preco_id) > p.valor_centavos then
    raise exception 'PRECO_INCOERENTE|linha %', new.id;
  end if;
  return null;
end $$;
create constraint trigger contratos_precos_coerentes after insert or update on contratos_precos
  deferrable initially deferred for each row execute function verificar_preco_do_contrato();

-- contratos: how many contracts charge each price, and how many of them are signed or were in force: these keep it as it is.
create view v_uso_de_preco as
  select p.preco_id, count(distinct c.id)::int as contratos,
    count(distinct c.id) filter (where c.situacao in ('aguardando_assinatura', 'ativo', 'suspenso', 'encerrado') or c.ativado_em is not null)::int as firmados
  from contratos_precos p join contratos c on c.id = p.contrato_id where p.preco_id is not null group by p.preco_id;
create view v_uso_de_desconto_em_aditivo as select desconto_id, aditivo_id from aditivos_termos where desconto_id is not null;

-- cadastros: what a year costs does not change once a family has signed it (Lei 9.870/1999, art. 1): a new price is made instead.
create function verificar_preco_contratado() returns trigger language plpgsql as $$
begin
  if exists (select 1 from contratos_precos l join contratos c on c.id = l.contrato_id where l.preco_id = old.id
      and (c.situacao in ('aguardando_assinatura', 'ativo', 'suspenso', 'encerrado') or c.ativado_em is not null)) then
    raise exception 'PRECO_CONTRATADO|preco %', old.id;
  end if;
  return new;
end $$;
create trigger precos_contratados before update on precos for each row
  when ((new.valor_centavos, new.parcelas, new.ano_letivo_id, new.tipo) <> (old.valor_centavos, old.parcelas, old.ano_letivo_id, old.tipo)
    or new.curso_id is distinct from old.curso_id) execute function verificar_preco_contratado();
create index contratos_precos_preco_idx on contratos_precos (preco_id) where preco_id is not null;
create index contratos_descontos_desconto_idx on contratos_descontos (desconto_id) where desconto_id is not null;

-- matriculas: what was paid for is not cancelled, and a year is completed only with a final result.
create function verificar_fim_da_matricula() returns trigger language plpgsql as $$
begin
  if new.tipo = 'cancelamento' and exists (select 1 from titulos_receber t where t.matricula_id = new.matricula_id and t.recebido_centavos > 0) then
    raise exception 'MATRICULA_COM_PAGAMENTO|matricula %', new.matricula_id;
  end if;
  if new.tipo = 'conclusao' and exists (select 1 from matriculas m where m.id = new.matricula_id and m.resultado in ('cursando', 'em_exame')) then
    raise exception 'RESULTADO_NAO_FINAL|matricula %', new.matricula_id;
  end if;
  return null;
end $$;
create constraint trigger matriculas_movimentos_fim after insert on matriculas_movimentos
  deferrable initially deferred for each row when (new.tipo in ('cancelamento', 'conclusao')) execute function verificar_fim_da_matricula();
create index titulos_receber_matricula_idx on titulos_receber (matricula_id);

-- aditivos: an addendum is not dated before its contract could exist, nor after its titles can. The day of grace is the time zone of the school.
create function verificar_data_do_aditivo() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from contratos c join matriculas m on m.id = c.matricula_id join anos_letivos a on a.id = m.ano_letivo_id where c.id = new.contrato_id
      and (new.data_aditivo < least(m.data_matricula, c.ativado_em::date - 1) or new.data_aditivo > make_date(a.ano + 1, 12, 31))) then
    raise exception 'ADITIVO_FORA_DO_CONTRATO|aditivo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger aditivos_data after insert or update of data_aditivo, contrato_id on aditivos
  deferrable initially deferred for each row execute function verificar_data_do_aditivo();

-- contratos: the code on the paper of a contract follows from its frozen text alone, so that the public page can confirm it.
create function f_codigo_do_papel(documento jsonb) returns text language sql immutable as $$
  select substr(h, 1, 4) || '-' || substr(h, 5, 4) || '-' || substr(h, 9, 4)
  from upper(encode(sha256(convert_to(documento::text, 'UTF8')), 'hex')) as h where documento is not null
$$;
create index contratos_codigo_idx on contratos (f_codigo_do_papel(texto_congelado -> 'documento')) where texto_congelado is not null;
create view v_contrato_conferencia as
  select f_codigo_do_papel(c.texto_congelado -> 'documento') as codigo_verificacao, c.numero, (c.texto_congelado -> 'documento' ->> 'criadoEm')::timestamptz as congelado_em,
    c.texto_congelado -> 'matricula' ->> 'alunoNome' as aluno_nome, c.texto_congelado -> 'documento' -> 'escola' ->> 'nome' as escola,
    case when c.situacao = 'cancelado' then 'cancelado'
         when exists (select 1 from aditivos a where a.contrato_id = c.id and a.situacao = 'vigente') then 'substituido' else 'valido' end as situacao
  from contratos c where c.texto_congelado is not null;
