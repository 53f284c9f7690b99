-- In which class each enrollment sits now, for lists that filter and sort by it.
create view v_enturmacao_atual as select matricula_id, turma_id from enturmacoes where data_fim is null;

-- Every placement of an enrollment that stands, past and present; undone ones never happened.
create view v_matricula_enturmacao as
  select id, matricula_id, turma_id, data_inicio, data_fim, numero_chamada, excedente, motivo_excedente,
         -- Counted for the rows that are asked for: over a window, the places of one class would be read from those of the whole school.
         (select count(*) from enturmacoes o where o.matricula_id = e.matricula_id and o.desfeita_por is null and o.id <= e.id)::int as ordem
  from enturmacoes e where desfeita_por is null;

-- The same, to be asked by the class: who had a place in it, and on which days. A move leaves its day to both classes.
create view v_lugar_na_turma as
  select matricula_id, turma_id, data_inicio, data_fim, numero_chamada from enturmacoes where desfeita_por is null;

-- Where a student of an enrollment sits now, and nothing more: long lists ask it for every row.
create view v_matricula_turma as
  select e.matricula_id, e.turma_id, t.nome as turma_nome from enturmacoes e join turmas t on t.id = e.turma_id where e.data_fim is null;

-- The class in which an enrollment sits, or the last one in which it sat.
create view v_matricula_ultima_turma as
  select distinct on (e.matricula_id) e.matricula_id, e.turma_id, t.nome as turma_nome, t.turno
  from enturmacoes e join turmas t on t.id = e.turma_id where e.desfeita_por is null order by e.matricula_id, e.id desc;

-- How many students ever sat in each class: what decides whether its course and year may still change.
create view v_turma_ja_usada as
  select turma_id, count(distinct matricula_id)::int as alunos from enturmacoes group by turma_id;

-- When somebody first sat in a class: what happened there happened at its hours.
create view v_turma_desde as
  select e.turma_id, min(e.data_inicio) as desde, count(distinct e.matricula_id)::int as alunos
  from enturmacoes e where e.desfeita_por is null
    and e.data_inicio <= (now() at time zone coalesce(nullif(current_setting('patio.fuso', true), ''), 'America/Belem'))::date
  group by e.turma_id;

-- The pupils that sit in the classes of a teacher.
create view v_aluno_do_docente as
  select d.docente_pessoa_id, m.aluno_id, e.turma_id
  from v_turma_do_docente d join enturmacoes e on e.turma_id = d.turma_id and e.data_fim is null join matriculas m on m.id = e.matricula_id;

-- An enrollment that is alive sits in exactly one class, of its own course and year; one that left sits in none.
create function verificar_enturmacao() returns trigger language plpgsql as $$
declare alvo bigint; m record; atual record;
begin
  -- Branches, not a case expression: a record has no field of the other table.
  if tg_table_name = 'matriculas' then alvo := new.id; elsif tg_op = 'DELETE' then alvo := old.matricula_id; else alvo := new.matricula_id; end if;
  select movimento, curso_id, ano_letivo_id into m from matriculas where id = alvo;
  if not found then return null; end if;
  select t.curso_id, t.ano_letivo_id into atual from enturmacoes e join turmas t on t.id = e.turma_id where e.matricula_id = alvo and e.data_fim is null;
  if not found then
    if m.movimento in ('pre_matricula', 'ativa') then raise exception 'MATRICULA_SEM_TURMA|matricula %', alvo; end if;
    return null;
  end if;
  if m.movimento not in ('pre_matricula', 'ativa', 'concluida') then raise exception 'ENTURMACAO_DE_MATRICULA_ENCERRADA|matricula %', alvo; end if;
  if atual.curso_id <> m.curso_id or atual.ano_letivo_id <> m.ano_letivo_id then raise exception 'TURMA_DE_OUTRO_CURSO|matricula %', alvo; end if;
  return null;
end $$;
create constraint trigger enturmacoes_coerentes after insert or update or delete on enturmacoes
  deferrable initially deferred for each row execute function verificar_enturmacao();
create constraint trigger matriculas_tem_turma after insert or update of movimento, curso_id, ano_letivo_id on matriculas
  deferrable initially deferred for each row execute function verificar_enturmacao();

-- A closed period keeps who sat in its classes, and when. A segmentação is closed in a year when all its periods are.
create function verificar_periodo_do_lugar() returns trigger language plpgsql as $$
declare periodo text;
begin
  select max(p.nome) into periodo from turmas t join cursos c on c.id = t.curso_id
    join periodos_letivos p on p.ano_letivo_id = t.ano_letivo_id
    join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id and s.segmentacao_id = c.segmentacao_id
    where t.id = new.turma_id having bool_and(s.situacao = 'fechado');
  if periodo is not null then raise exception 'PERIODO_LETIVO_FECHADO|%', periodo; end if;
  return null;
end $$;
create constraint trigger enturmacoes_periodo after insert on enturmacoes for each row execute function verificar_periodo_do_lugar();
create constraint trigger enturmacoes_periodo_na_mudanca after update on enturmacoes
  for each row when ((new.matricula_id, new.turma_id, new.data_inicio, new.data_fim, new.desfeita_por)
    is distinct from (old.matricula_id, old.turma_id, old.data_inicio, old.data_fim, old.desfeita_por))
  execute function verificar_periodo_do_lugar();
