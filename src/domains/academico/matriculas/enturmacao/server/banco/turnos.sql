-- No student sits at the same hours in two classes of a year, by whatever way he or the class came there.
create function turnos_coincidem(um text, outro text) returns boolean language sql immutable parallel safe as $$
  select um = outro or ('integral' in (um, outro) and 'noite' not in (um, outro))
$$;

-- One after the other for each student: of two who seat the same one, the second sees what the first has left.
create function travar_lugares_do_aluno(aluno bigint) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('matriculas.lugares-do-aluno'), hashint8(aluno))
$$;

-- The enrollment in whose class a student already sits at these hours of a year, without those that are told apart.
create function outra_no_turno(aluno bigint, ano bigint, no_turno text, exceto bigint[])
  returns table (codigo text, turma_nome text, curso_id bigint) language sql stable as $$
  select m.codigo, t.nome, m.curso_id from matriculas m
    join enturmacoes e on e.matricula_id = m.id and e.data_fim is null join turmas t on t.id = e.turma_id
  where m.aluno_id = aluno and m.ano_letivo_id = ano and m.movimento in ('pre_matricula', 'ativa') and m.id <> all(exceto)
    and turnos_coincidem(t.turno, no_turno)
  order by m.id limit 1
$$;

-- The same, once nobody else is seating the student: what is read after the lock is what the other one has left.
create function outra_no_turno_travando(aluno bigint, ano bigint, no_turno text, exceto bigint[])
  returns table (codigo text, turma_nome text, curso_id bigint) language sql volatile as $$
  select travar_lugares_do_aluno(aluno);
  select o.codigo, o.turma_nome, o.curso_id from outra_no_turno(aluno, ano, no_turno, exceto) o;
$$;

create function verificar_mesmo_turno(matricula bigint) returns void language plpgsql as $$
declare m record; o record;
begin
  select x.aluno_id into m from matriculas x where x.id = matricula;
  if not found then return; end if;
  perform travar_lugares_do_aluno(m.aluno_id);
  select x.aluno_id, x.ano_letivo_id, x.codigo, p.nome_completo, t.nome, t.turno into m from matriculas x
    join pessoas p on p.id = x.aluno_id join enturmacoes e on e.matricula_id = x.id and e.data_fim is null join turmas t on t.id = e.turma_id
    where x.id = matricula and x.movimento in ('pre_matricula', 'ativa');
  if not found then return; end if;
  select * into o from outra_no_turno(m.aluno_id, m.ano_letivo_id, m.turno, array[matricula]);
  if found then raise exception 'MATRICULA_MESMO_TURNO|%|%|%|%', o.codigo, o.turma_nome, m.nome, m.nome_completo; end if;
end $$;

create function verificar_turno_do_lugar() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'matriculas' then perform verificar_mesmo_turno(new.id); else perform verificar_mesmo_turno(new.matricula_id); end if;
  return null;
end $$;
create constraint trigger enturmacoes_turno after insert on enturmacoes deferrable initially deferred
  for each row when (new.data_fim is null) execute function verificar_turno_do_lugar();
create constraint trigger enturmacoes_turno_na_volta after update on enturmacoes deferrable initially deferred
  for each row when (new.data_fim is null and (old.data_fim is not null or old.turma_id <> new.turma_id or old.matricula_id <> new.matricula_id))
  execute function verificar_turno_do_lugar();
create constraint trigger matriculas_turno_na_volta after update of movimento on matriculas deferrable initially deferred
  for each row when (new.movimento in ('pre_matricula', 'ativa') and old.movimento not in ('pre_matricula', 'ativa'))
  execute function verificar_turno_do_lugar();

create function verificar_turno_da_turma() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  for alvo in select e.matricula_id from enturmacoes e join matriculas m on m.id = e.matricula_id
    where e.turma_id = new.id and e.data_fim is null order by m.aluno_id, m.id
  loop
    perform verificar_mesmo_turno(alvo);
  end loop;
  return null;
end $$;
create constraint trigger turmas_turno after update of turno on turmas deferrable initially deferred
  for each row when (new.turno <> old.turno) execute function verificar_turno_da_turma();
