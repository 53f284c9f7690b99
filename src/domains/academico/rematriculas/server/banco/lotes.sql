-- The target year comes after the source year; a run is never changed but by its undo.
create function verificar_lote_de_rematricula() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'desfazimento_tarefa_id' - 'motivo_desfazimento') <> (to_jsonb(old) - 'desfazimento_tarefa_id' - 'motivo_desfazimento')
    or tg_op = 'UPDATE' and old.desfazimento_tarefa_id is not null then
    raise exception 'REMATRICULA_DEFINITIVA|lote %', old.id;
  end if;
  if (select ano from anos_letivos where id = new.ano_destino_id) <= (select ano from anos_letivos where id = new.ano_origem_id) then
    raise exception 'REMATRICULA_ANO_INVALIDO|lote %', new.id;
  end if;
  return new;
end $$;
create trigger rematriculas_lotes_coerentes before insert or update on rematriculas_lotes for each row execute function verificar_lote_de_rematricula();

-- All students of a run are named when it is asked for, in one statement; nobody is added afterwards.
create function verificar_itens_do_lote() returns trigger language plpgsql as $$
declare ruim record;
begin
  select l.id, l.total into ruim from rematriculas_lotes l
    where l.id in (select lote_id from novos) and l.total <> (select count(*) from rematriculas_itens i where i.lote_id = l.id) limit 1;
  if found then raise exception 'REMATRICULA_ITEM_FORA_DO_LOTE|lote %', ruim.id; end if;
  return null;
end $$;
create trigger rematriculas_itens_do_lote after insert on rematriculas_itens
  referencing new table as novos for each statement execute function verificar_itens_do_lote();

-- What was asked of an item stays; it is answered once, and an answer is only ever undone or left behind.
create function verificar_item_de_rematricula() returns trigger language plpgsql as $$
begin
  if (new.lote_id, new.ano_destino_id, new.matricula_origem_id, new.turma_destino_id, new.liberacoes) is distinct from
     (old.lote_id, old.ano_destino_id, old.matricula_origem_id, old.turma_destino_id, old.liberacoes)
    or new.motivo is distinct from old.motivo
    or not (old.situacao = 'pendente' and new.situacao in ('feita', 'ja_estava', 'recusada')
         or old.situacao = 'feita' and new.situacao in ('desfeita', 'superada') and (new.matricula_id, new.contrato_id) is not distinct from (old.matricula_id, old.contrato_id)
         or old.situacao = 'feita' and new.situacao = 'feita' and (new.matricula_id, new.contrato_id, new.decidida_em) is not distinct from (old.matricula_id, old.contrato_id, old.decidida_em)) then
    raise exception 'REMATRICULA_DEFINITIVA|item %', old.id;
  end if;
  return new;
end $$;
create trigger rematriculas_itens_definitivos before update on rematriculas_itens for each row execute function verificar_item_de_rematricula();

-- The enrollment that an item made is of the same student, of the target year and in the class that was chosen; its contract is its own.
create function verificar_rematricula() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from matriculas n join matriculas o on o.id = new.matricula_origem_id join turmas t on t.id = new.turma_destino_id
    where n.id = new.matricula_id and n.aluno_id = o.aluno_id and n.ano_letivo_id = new.ano_destino_id and n.curso_id = t.curso_id
      and o.ano_letivo_id = (select ano_origem_id from rematriculas_lotes where id = new.lote_id)) then
    raise exception 'REMATRICULA_INCOERENTE|item %', new.id;
  end if;
  if new.contrato_id is not null and not exists (select 1 from contratos where id = new.contrato_id and matricula_id = new.matricula_id) then
    raise exception 'REMATRICULA_INCOERENTE|item %', new.id;
  end if;
  return new;
end $$;
create trigger rematriculas_itens_coerentes before insert or update of situacao on rematriculas_itens
  for each row when (new.situacao = 'feita') execute function verificar_rematricula();
