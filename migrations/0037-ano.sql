-- The academic year holds what it says.

-- matriculas: a death ends every enrollment of the student that goes on, in one act; each points at the movement it came with.
alter table matriculas_movimentos
  add column junto_com_id bigint references matriculas_movimentos,
  add constraint matriculas_movimentos_junto_check check (junto_com_id is null or tipo = 'falecimento' and not marcou_falecimento),
  drop constraint matriculas_movimentos_transicao_check,
  add constraint matriculas_movimentos_transicao_check check (
    case tipo
      when 'criacao' then de is null and para in ('pre_matricula', 'ativa')
      when 'ativacao' then de = 'pre_matricula' and para = 'ativa'
      when 'enturmacao' then de = para and de in ('pre_matricula', 'ativa')
      when 'conclusao' then de = 'ativa' and para = 'concluida'
      when 'transferencia' then de = 'ativa' and para = 'transferida'
      when 'trancamento' then de = 'ativa' and para = 'trancada'
      when 'retorno' then de = 'trancada' and para = 'ativa'
      when 'desistencia' then de in ('pre_matricula', 'ativa') and para = 'desistente'
      when 'cancelamento' then de in ('pre_matricula', 'ativa') and para = 'cancelada'
      when 'reclassificacao' then de = 'ativa' and para = 'reclassificada'
      when 'falecimento' then de in ('pre_matricula', 'ativa', 'trancada') and para = 'falecido'
      else true
    end);
create index matriculas_movimentos_junto_idx on matriculas_movimentos (junto_com_id) where junto_com_id is not null;

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

-- Who died is not enrolled, confirmed or taken back. The share lock waits for who is writing the death, and makes that one wait for us.
create function verificar_vida_do_aluno() returns trigger language plpgsql as $$
declare pessoa record;
begin
  select p.nome_completo, p.data_falecimento into pessoa from matriculas m join pessoas p on p.id = m.aluno_id where m.id = new.matricula_id for share of p;
  if pessoa.data_falecimento is not null then raise exception 'MATRICULA_DE_FALECIDO|%', pessoa.nome_completo; end if;
  return null;
end $$;
create constraint trigger matriculas_movimentos_vida after insert on matriculas_movimentos
  for each row when (new.tipo in ('criacao', 'ativacao', 'retorno')) execute function verificar_vida_do_aluno();

-- contratos: nor is a contract of theirs activated.
create function verificar_contrato_de_falecido() returns trigger language plpgsql as $$
declare nome text;
begin
  select p.nome_completo into nome from contratos c join matriculas m on m.id = c.matricula_id join pessoas p on p.id = m.aluno_id
    where c.id = new.contrato_id and p.data_falecimento is not null;
  if found then raise exception 'CONTRATO_DE_FALECIDO|%', nome; end if;
  return null;
end $$;
create constraint trigger contratos_situacoes_vida after insert on contratos_situacoes
  for each row when (new.para = 'ativo' and new.desfaz_id is null) execute function verificar_contrato_de_falecido();

-- boletos: what falls due after the death is not asked for.
create function verificar_boleto_de_falecido() returns trigger language plpgsql as $$
declare alvo record;
begin
  select t.numero into alvo from titulos_receber t join pessoas p on p.id = t.aluno_id
    where t.id = new.titulo_id and t.data_vencimento > p.data_falecimento and exists (select 1 from matriculas m where m.aluno_id = p.id);
  if found then raise exception 'BOLETO_DE_FALECIDO|%', alvo.numero; end if;
  return null;
end $$;
create constraint trigger boletos_vida after insert on boletos for each row execute function verificar_boleto_de_falecido();

-- matriculas: who sits in a class takes a place, with or without a reason to be over them; how many are over is what passes the places.
drop view v_turma_ocupacao;
create view v_turma_ocupacao as select turma_id, count(*)::int as ocupadas from enturmacoes where data_fim is null group by turma_id;

-- Nobody enters a full class without the reason. Those marked as excess after a placement do not stand in its way: they are the excess,
-- and an undo gives back a place in a class that already was over.
create or replace function verificar_vagas() returns trigger language plpgsql as $$
declare t record; ocupadas int; antes int;
begin
  select nome, vagas, situacao into t from turmas where id = new.turma_id for update;
  if t.situacao = 'fechada' then raise exception 'TURMA_FECHADA|%', t.nome; end if;
  if new.excedente then return null; end if;
  select count(*), count(*) filter (where not e.excedente or e.id < new.id) into ocupadas, antes
    from enturmacoes e where e.turma_id = new.turma_id and e.data_fim is null;
  if antes > t.vagas then raise exception 'TURMA_SEM_VAGA|%|%|%', ocupadas - 1, t.vagas, t.nome; end if;
  return null;
end $$;
drop trigger enturmacoes_vagas on enturmacoes;
create constraint trigger enturmacoes_vagas after insert on enturmacoes
  for each row when (new.data_fim is null) execute function verificar_vagas();
create constraint trigger enturmacoes_vagas_na_volta after update on enturmacoes
  for each row when (new.data_fim is null and (old.data_fim is not null or old.turma_id <> new.turma_id or old.excedente and not new.excedente))
  execute function verificar_vagas();

-- estrutura: places are never set under everybody who sits in the class.
create or replace function verificar_vagas_da_turma() returns trigger language plpgsql as $$
declare ocupadas int;
begin
  select count(*) into ocupadas from enturmacoes where turma_id = new.id and data_fim is null;
  if ocupadas > new.vagas then raise exception 'VAGAS_ABAIXO_DOS_MATRICULADOS|turma %: %', new.id, ocupadas; end if;
  return null;
end $$;
drop trigger turmas_vagas on turmas;
create constraint trigger turmas_vagas after update of vagas on turmas
  for each row when (new.vagas <> old.vagas) execute function verificar_vagas_da_turma();

-- estrutura: a register that recorded years hang on does not change them behind their back, nor leaves what goes on without it.
create view v_matricula_em_andamento as
  select m.id, m.curso_id, c.segmentacao_id, m.ano_letivo_id from matriculas m join cursos c on c.id = m.curso_id
  where m.movimento in ('pre_matricula', 'ativa') and not exists (select 1 from v_situacao_do_periodo s
    where s.ano_letivo_id = m.ano_letivo_id and s.segmentacao_id = c.segmentacao_id and s.situacao = 'fechado');

create function verificar_curso_em_uso() returns trigger language plpgsql as $$
begin
  if new.segmentacao_id <> old.segmentacao_id
     and (exists (select 1 from turmas where curso_id = new.id) or exists (select 1 from matriculas where curso_id = new.id)) then
    raise exception 'CURSO_COM_HISTORICO|%', new.nome;
  end if;
  if old.ativo and not new.ativo and exists (select 1 from v_matricula_em_andamento where curso_id = new.id) then
    raise exception 'CADASTRO_EM_ANDAMENTO|%', new.nome;
  end if;
  return new;
end $$;
create trigger cursos_em_uso before update on cursos
  for each row when (new.segmentacao_id <> old.segmentacao_id or old.ativo and not new.ativo) execute function verificar_curso_em_uso();

create function verificar_segmentacao_em_uso() returns trigger language plpgsql as $$
begin
  if exists (select 1 from v_matricula_em_andamento where segmentacao_id = new.id) then raise exception 'CADASTRO_EM_ANDAMENTO|%', new.nome; end if;
  return new;
end $$;
create trigger segmentacoes_em_uso before update on segmentacoes
  for each row when (old.ativa and not new.ativa) execute function verificar_segmentacao_em_uso();

create function verificar_grupo_em_uso() returns trigger language plpgsql as $$
begin
  if exists (select 1 from turmas where grupo_turma_id = new.id and situacao = 'aberta') then raise exception 'CADASTRO_EM_ANDAMENTO|%', new.nome; end if;
  return new;
end $$;
create trigger grupos_turma_em_uso before update on grupos_turma
  for each row when (old.ativo and not new.ativo) execute function verificar_grupo_em_uso();

-- Whether a subject counts for promotion, and of which kind it is, is part of the results of the years that were closed with it.
create view v_disciplina_de_ano_fechado as
  select distinct td.disciplina_id, td.turma_id from turmas_disciplinas td join turmas t on t.id = td.turma_id join cursos c on c.id = t.curso_id
    join v_situacao_do_periodo s on s.ano_letivo_id = t.ano_letivo_id and s.segmentacao_id = c.segmentacao_id
  where s.situacao = 'fechado';
create function verificar_disciplina_em_uso() returns trigger language plpgsql as $$
begin
  if exists (select 1 from v_disciplina_de_ano_fechado where disciplina_id = new.id) then raise exception 'DISCIPLINA_COM_HISTORICO|%', new.nome; end if;
  return new;
end $$;
create trigger disciplinas_em_uso before update on disciplinas
  for each row when (new.conta_promocao <> old.conta_promocao or new.tipo <> old.tipo) execute function verificar_disciplina_em_uso();

-- matriculas: what happened to each enrollment, and when it was undone, for who declares it on paper.
create view v_matricula_movimento as
  select v.id, v.matricula_id, v.tipo, v.para, v.created_at, d.data_movimento as desfeito_em
  from matriculas_movimentos v left join matriculas_movimentos d on d.desfaz_id = v.id
  where v.tipo <> 'desfazimento';

-- documentos: a transfer declaration stands while the exit that it declares does; a person may cancel any document, with a reason.
alter table documentos_emitidos add column movimento_id bigint references matriculas_movimentos;
alter table documentos_emitidos disable trigger documentos_emitidos_imutaveis;
update documentos_emitidos d set movimento_id = (select v.id from matriculas_movimentos v
    where v.matricula_id = d.matricula_id and v.tipo = 'transferencia' and v.created_at <= d.created_at order by v.id desc limit 1)
  where d.tipo = 'declaracao_transferencia';
alter table documentos_emitidos enable trigger documentos_emitidos_imutaveis;
alter table documentos_emitidos
  add constraint documentos_emitidos_movimento_check check (movimento_id is null or tipo = 'declaracao_transferencia');
create table documentos_cancelamentos (
  documento_id bigint not null constraint documentos_cancelamentos_documento_key primary key references documentos_emitidos,
  data_cancelamento date not null,
  motivo text not null check (length(motivo) between 3 and 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger documentos_cancelamentos_imutaveis before update or delete on documentos_cancelamentos for each row execute function recusar_alteracao();
create trigger documentos_cancelamentos_sem_truncate before truncate on documentos_cancelamentos for each statement execute function recusar_alteracao();

-- titulos: what a contract in force bills changes only with it: an addendum, its suspension or its end.
create function verificar_cancelamento_avulso() returns trigger language plpgsql as $$
declare alvo record;
begin
  select t.numero, c.numero as contrato into alvo from titulos_receber t join contratos c on c.id = t.contrato_id
    where t.id = new.titulo_id and t.origem = 'contrato' and c.situacao in ('ativo', 'suspenso');
  if found then raise exception 'TITULO_DE_CONTRATO_EM_VIGOR|%|%', alvo.numero, alvo.contrato; end if;
  return null;
end $$;
create constraint trigger titulos_cancelamentos_avulsos after insert on titulos_cancelamentos
  for each row when (new.tipo = 'avulso') execute function verificar_cancelamento_avulso();

-- cadastros: a year of a course has one tuition (Lei 9.870/1999, art. 1), and it does not go up once a family of it has contracted.
create function verificar_anuidade_unica() returns trigger language plpgsql as $$
declare outra text; teto bigint; firmados int;
begin
  -- Two people registering one at the same time wait for each other.
  perform pg_advisory_xact_lock(hashtext('precos.anuidade'), new.ano_letivo_id::int);
  select p.descricao into outra from precos p where p.id <> new.id and p.ativo and p.tipo = 'anuidade' and p.ano_letivo_id = new.ano_letivo_id
    and p.curso_id is not distinct from new.curso_id order by p.id limit 1;
  if found and new.ativo then raise exception 'ANUIDADE_REPETIDA|%', outra; end if;
  select max(p.valor_centavos) into teto from precos p where p.id <> new.id and p.tipo = 'anuidade' and p.ano_letivo_id = new.ano_letivo_id
    and p.curso_id is not distinct from new.curso_id;
  if tg_op = 'UPDATE' and old.tipo = 'anuidade' then teto := greatest(teto, old.valor_centavos); end if;
  if new.valor_centavos > teto then
    select count(*) into firmados from contratos c join matriculas m on m.id = c.matricula_id
      where c.ativado_em is not null and m.ano_letivo_id = new.ano_letivo_id and (new.curso_id is null or m.curso_id = new.curso_id);
    if firmados > 0 then raise exception 'ANUIDADE_AUMENTADA|%|%', teto, firmados; end if;
  end if;
  return new;
end $$;
create trigger precos_anuidade_nova before insert on precos for each row when (new.tipo = 'anuidade') execute function verificar_anuidade_unica();
create trigger precos_anuidade_mudada before update on precos for each row when (new.tipo = 'anuidade' and
    ((new.valor_centavos, new.ano_letivo_id, new.tipo, new.ativo) <> (old.valor_centavos, old.ano_letivo_id, old.tipo, old.ativo) or new.curso_id is distinct from old.curso_id))
  execute function verificar_anuidade_unica();

-- contratos: tuition and enrollment fee together do not pass the tuition of the course and year, unless the contract says why. A draft may:
-- it is judged when it comes into force.
create function anuidade_do_curso(ano bigint, curso bigint) returns bigint language sql stable as $$
  select p.valor_centavos from precos p where p.ativo and p.tipo = 'anuidade' and p.ano_letivo_id = ano and (p.curso_id is null or p.curso_id = curso)
  order by p.curso_id is null, p.valor_centavos desc limit 1
$$;
create function verificar_anuidade_do_contrato() returns trigger language plpgsql as $$
begin
  if exists (select 1 from contratos c join matriculas m on m.id = c.matricula_id where c.id = new.contrato_id and c.motivo_acima_da_anuidade is null
      and (select sum(l.valor_centavos) from contratos_precos l join precos p on p.id = l.preco_id
        where l.contrato_id = c.id and p.tipo in ('anuidade', 'matricula')) > anuidade_do_curso(m.ano_letivo_id, m.curso_id)) then
    raise exception 'ANUIDADE_EXCEDIDA|contrato %', new.contrato_id;
  end if;
  return null;
end $$;
create constraint trigger contratos_situacoes_anuidade after insert on contratos_situacoes
  for each row when (new.para = 'ativo' and new.de <> 'suspenso') execute function verificar_anuidade_do_contrato();
