-- Nobody enters, leaves or moves on a day inside a closed etapa of the class: who sat in it during those days stays as its results say.
create function conferir_lugar_aberto(alvo bigint, antes daterange, depois daterange) returns void language plpgsql stable set search_path = public as $$
declare e record; a daterange; b daterange; dia date;
begin
  select x.nome, x.data_fim, t.nome as turma, daterange(x.data_inicio, x.data_fim, '[]') as dias into e from v_etapa_do_diario x join turmas t on t.id = x.turma_id
    where x.turma_id = alvo and x.situacao = 'fechado'
      and daterange(x.data_inicio, x.data_fim, '[]') * antes <> daterange(x.data_inicio, x.data_fim, '[]') * depois order by x.data_inicio limit 1;
  if not found then return; end if;
  -- An entry that moves takes days away, or adds some, whose first one is told: no other date of it helps while it stands inside.
  if not isempty(antes) and not isempty(depois) and lower(antes) <> lower(depois) then
    a := e.dias * antes; b := e.dias * depois;
    dia := case when isempty(a) then lower(b) when isempty(b) then lower(a) else least(lower(a), lower(b)) end;
    raise exception 'ENTRADA_EM_ETAPA_FECHADA|%|%|%', to_char(dia, 'DD/MM/YYYY'), e.nome, e.turma;
  end if;
  raise exception 'LUGAR_EM_ETAPA_FECHADA|%|%|%', to_char(e.data_fim, 'DD/MM/YYYY'), e.nome, e.turma;
end $$;

create function verificar_lugar_em_etapa_fechada() returns trigger language plpgsql set search_path = public as $$
declare antes daterange := 'empty'; depois daterange := 'empty';
begin
  if tg_op <> 'INSERT' and old.desfeita_por is null then antes := daterange(old.data_inicio, old.data_fim, '[]'); end if;
  if tg_op <> 'DELETE' and new.desfeita_por is null then depois := daterange(new.data_inicio, new.data_fim, '[]'); end if;
  if tg_op = 'UPDATE' and (old.turma_id, old.matricula_id) = (new.turma_id, new.matricula_id) then
    perform conferir_lugar_aberto(new.turma_id, antes, depois);
  else
    if tg_op <> 'INSERT' then perform conferir_lugar_aberto(old.turma_id, antes, 'empty'); end if;
    if tg_op <> 'DELETE' then perform conferir_lugar_aberto(new.turma_id, 'empty', depois); end if;
  end if;
  return null;
end $$;
create trigger enturmacoes_em_etapa_fechada after insert or delete on enturmacoes for each row execute function verificar_lugar_em_etapa_fechada();
create trigger enturmacoes_mudadas_em_etapa_fechada after update of turma_id, matricula_id, data_inicio, data_fim, desfeita_por on enturmacoes
  for each row execute function verificar_lugar_em_etapa_fechada();
