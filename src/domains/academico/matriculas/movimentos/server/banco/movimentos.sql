-- What happened to each enrollment, and when it was undone, for who declares it on paper.
create view v_matricula_movimento as
  select v.id, v.matricula_id, v.tipo, v.para, v.created_at, d.data_movimento as desfeito_em
  from matriculas_movimentos v left join matriculas_movimentos d on d.desfaz_id = v.id
  where v.tipo <> 'desfazimento';

-- An undo undoes the last movement of its enrollment that still stands and leads back to where that one came from; a creation is undone
-- only by the undo of the reclassification that made it, and leaves the enrollment cancelled.
create function verificar_desfazimento() returns trigger language plpgsql as $$
declare alvo record;
begin
  select v.matricula_id, v.tipo, v.de into alvo from matriculas_movimentos v where v.id = new.desfaz_id;
  if alvo.matricula_id <> new.matricula_id or alvo.tipo = 'desfazimento'
     or new.para <> (case when alvo.tipo = 'criacao' then 'cancelada' else alvo.de end) then
    raise exception 'MOVIMENTO_DESFEITO_INCOERENTE|movimento %', new.desfaz_id;
  end if;
  if exists (select 1 from matriculas_movimentos v where v.matricula_id = new.matricula_id and v.id > new.desfaz_id and v.id <> new.id
      and v.tipo <> 'desfazimento' and not exists (select 1 from matriculas_movimentos d where d.desfaz_id = v.id)) then
    raise exception 'MOVIMENTO_DESFEITO_FORA_DE_ORDEM|movimento %', new.desfaz_id;
  end if;
  return new;
end $$;
create trigger matriculas_movimentos_desfazimento before insert on matriculas_movimentos
  for each row when (new.tipo = 'desfazimento') execute function verificar_desfazimento();

-- Where an enrollment stands is what its last movement says.
create function verificar_ultimo_movimento() returns trigger language plpgsql as $$
declare atual text; ultimo text;
begin
  select movimento into atual from matriculas where id = new.id;
  if not found then return null; end if;
  select v.para into ultimo from matriculas_movimentos v where v.matricula_id = new.id order by v.id desc limit 1;
  if ultimo is distinct from atual then raise exception 'MATRICULA_SEM_MOVIMENTO|matricula %', new.id; end if;
  return null;
end $$;
create constraint trigger matriculas_ultimo_movimento after update of movimento on matriculas
  deferrable initially deferred for each row execute function verificar_ultimo_movimento();

-- The enrollment that a reclassification makes is of the same student and year, in another course.
create function verificar_reclassificacao() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from matriculas a join matriculas n on n.id = new.nova_matricula_id
      where a.id = new.matricula_id and n.aluno_id = a.aluno_id and n.ano_letivo_id = a.ano_letivo_id and n.curso_id <> a.curso_id) then
    raise exception 'RECLASSIFICACAO_INCOERENTE|matricula %', new.matricula_id;
  end if;
  return null;
end $$;
create constraint trigger matriculas_movimentos_reclassificacao after insert on matriculas_movimentos
  deferrable initially deferred for each row when (new.nova_matricula_id is not null) execute function verificar_reclassificacao();

create function verificar_movimento_junto() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from matriculas_movimentos v join matriculas a on a.id = v.matricula_id join matriculas b on b.id = new.matricula_id
      where v.id = new.junto_com_id and v.tipo = 'falecimento' and v.junto_com_id is null and a.aluno_id = b.aluno_id and a.id <> b.id) then
    raise exception 'MOVIMENTO_JUNTO_INCOERENTE|matricula %', new.matricula_id;
  end if;
  return null;
end $$;
create constraint trigger matriculas_movimentos_junto after insert on matriculas_movimentos
  for each row when (new.junto_com_id is not null) execute function verificar_movimento_junto();

-- What was paid for is not cancelled, and a year is completed only with a final result.
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

-- The state table of the result. Like the movement, it changes only as its table says, and only while the student is there.
create function verificar_resultado() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then raise exception 'RESULTADO_TRANSICAO_PROIBIDA|matricula %: começa em %', new.id, new.resultado; end if;
  -- The movement before the change: who is completed or leaves in the same statement had the result already.
  if old.movimento <> 'ativa' then raise exception 'RESULTADO_DE_MATRICULA_PARADA|matricula %: %', new.id, old.movimento; end if;
  if not (case new.resultado
      when 'em_exame' then old.resultado = 'cursando'
      when 'aprovado_apos_exame' then old.resultado = 'em_exame'
      when 'aprovado_pelo_conselho' then old.resultado in ('em_exame', 'reprovado_por_nota')
      when 'cursando' then true
      else old.resultado in ('cursando', 'em_exame') end) then
    raise exception 'RESULTADO_TRANSICAO_PROIBIDA|matricula %: de % para %', new.id, old.resultado, new.resultado;
  end if;
  return new;
end $$;
create trigger matriculas_resultado_inicial before insert on matriculas
  for each row when (new.resultado <> 'cursando') execute function verificar_resultado();
create trigger matriculas_resultado_transicao before update of resultado on matriculas
  for each row when (new.resultado <> old.resultado) execute function verificar_resultado();
