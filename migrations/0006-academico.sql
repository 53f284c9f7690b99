-- estrutura
create table segmentacoes (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  ordem int not null default 0,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index segmentacoes_nome_key on segmentacoes (f_busca(nome));

-- periodos-letivos
create table anos_letivos (
  id bigint generated always as identity primary key,
  ano int not null unique check (ano between 1990 and 2100)
);
create table periodos_letivos (
  id bigint generated always as identity primary key,
  ano_letivo_id bigint not null references anos_letivos,
  nome text not null check (length(nome) between 1 and 80),
  data_inicio date not null,
  data_fim date not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint periodos_letivos_datas_check check (data_inicio <= data_fim)
);
create unique index periodos_letivos_nome_key on periodos_letivos (ano_letivo_id, f_busca(nome));
create table periodos_letivos_segmentacoes (
  id bigint generated always as identity primary key,
  periodo_letivo_id bigint not null references periodos_letivos on delete cascade,
  segmentacao_id bigint not null references segmentacoes,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'fechado')),
  constraint periodos_letivos_segmentacoes_key unique (periodo_letivo_id, segmentacao_id)
);
create index periodos_letivos_segmentacoes_segmentacao_idx on periodos_letivos_segmentacoes (segmentacao_id);
create table etapas (
  id bigint generated always as identity primary key,
  periodo_letivo_segmentacao_id bigint not null references periodos_letivos_segmentacoes on delete cascade,
  ordem int not null check (ordem between 1 and 12),
  nome text not null check (length(nome) between 1 and 60),
  data_inicio date not null,
  data_fim date not null,
  peso numeric(9,4) not null default 1 check (peso > 0),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'fechado')),
  constraint etapas_datas_check check (data_inicio <= data_fim),
  constraint etapas_ordem_key unique (periodo_letivo_segmentacao_id, ordem),
  constraint etapas_sem_sobreposicao exclude using gist
    (periodo_letivo_segmentacao_id with =, daterange(data_inicio, data_fim, '[]') with &&) deferrable initially deferred
);

-- Etapas lie inside their period, whichever of the two is changed.
create function verificar_etapas() returns trigger language plpgsql as $$
declare alvo bigint; fora record;
begin
  if tg_table_name = 'periodos_letivos' then alvo := new.id;
  else select periodo_letivo_id into alvo from periodos_letivos_segmentacoes where id = new.periodo_letivo_segmentacao_id; end if;
  select e.nome, p.nome as periodo into fora
    from periodos_letivos p
    join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id
    join etapas e on e.periodo_letivo_segmentacao_id = s.id
   where p.id = alvo and (e.data_inicio < p.data_inicio or e.data_fim > p.data_fim)
   limit 1;
  if found then raise exception 'ETAPA_FORA_DO_PERIODO|% em %', fora.nome, fora.periodo; end if;
  return null;
end $$;
create constraint trigger etapas_no_periodo after insert or update on etapas
  deferrable initially deferred for each row execute function verificar_etapas();
create constraint trigger periodos_letivos_etapas after update on periodos_letivos
  deferrable initially deferred for each row execute function verificar_etapas();

-- estrutura
create table cursos (
  id bigint generated always as identity primary key,
  segmentacao_id bigint not null references segmentacoes,
  nome text not null check (length(nome) between 1 and 100),
  sigla text check (length(sigla) <= 20),
  ordem int not null default 0,
  idade_minima int check (idade_minima between 0 and 99),
  carga_horaria int check (carga_horaria between 1 and 9999),
  proximo_curso_id bigint references cursos check (proximo_curso_id <> id),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index cursos_nome_key on cursos (segmentacao_id, f_busca(nome));

create table grupos_turma (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index grupos_turma_nome_key on grupos_turma (f_busca(nome));

create table turmas (
  id bigint generated always as identity primary key,
  curso_id bigint not null references cursos,
  ano_letivo_id bigint not null references anos_letivos,
  grupo_turma_id bigint references grupos_turma,
  nome text not null check (length(nome) between 1 and 60),
  turno text not null check (turno in ('manha', 'tarde', 'noite', 'integral')),
  sala text check (length(sala) <= 40),
  vagas int not null check (vagas between 0 and 999),
  situacao text not null default 'aberta' check (situacao in ('aberta', 'fechada')),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index turmas_nome_key on turmas (ano_letivo_id, curso_id, f_busca(nome));
create index turmas_curso_idx on turmas (curso_id, ano_letivo_id);
create index turmas_ordem_idx on turmas (ano_letivo_id, nome, id);
create index turmas_grupo_idx on turmas (grupo_turma_id);

create view v_ano_letivo as select id, ano from anos_letivos;
create view v_segmentacao as select id, nome, ordem from segmentacoes;
create view v_curso as
  select c.id, c.nome, c.sigla, c.ordem, c.ativo, c.proximo_curso_id, s.id as segmentacao_id, s.nome as segmentacao_nome, s.ordem as segmentacao_ordem
  from cursos c join segmentacoes s on s.id = c.segmentacao_id;
create view v_turma_resumo as select id, nome, turno, sala, situacao, vagas, curso_id, ano_letivo_id from turmas;
create view v_turma as
  select t.id, t.nome, t.turno, t.sala, t.vagas, t.situacao, t.ano_letivo_id, a.ano, t.grupo_turma_id,
         c.id as curso_id, c.nome as curso_nome, c.ordem as curso_ordem, c.segmentacao_id, c.segmentacao_nome, c.segmentacao_ordem
  from turmas t join v_curso c on c.id = t.curso_id join anos_letivos a on a.id = t.ano_letivo_id;

-- Registered parents who are people of the register themselves, for whoever proposes guardians.
create view v_pessoa_filiacao as
  select id, pessoa_id, tipo, filiado_pessoa_id from pessoas_filiacoes where filiado_pessoa_id is not null;

-- matriculas
create table matriculas_numeracao (ano int primary key, ultimo int not null);
create table matriculas (
  id bigint generated always as identity primary key,
  codigo text not null unique,
  aluno_id bigint not null references pessoas,
  curso_id bigint not null references cursos,
  ano_letivo_id bigint not null references anos_letivos,
  movimento text not null check (movimento in ('pre_matricula', 'ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido')),
  resultado text not null default 'cursando' check (resultado in ('cursando', 'em_exame', 'aprovado', 'aprovado_apos_exame', 'aprovado_pelo_conselho', 'aprovado_com_dependencia', 'reprovado_por_nota', 'reprovado_por_falta')),
  data_matricula date not null,
  data_saida date check (data_saida >= data_matricula),
  observacoes text check (length(observacoes) <= 2000),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint matriculas_data_saida_check check (movimento in ('pre_matricula', 'ativa', 'concluida', 'trancada') or data_saida is not null)
);
create unique index matriculas_ativa_key on matriculas (aluno_id, curso_id, ano_letivo_id) where movimento in ('pre_matricula', 'ativa');
create index matriculas_aluno_idx on matriculas (aluno_id, ano_letivo_id desc);
create index matriculas_ano_idx on matriculas (ano_letivo_id, curso_id, movimento);
create index matriculas_ano_codigo_idx on matriculas (ano_letivo_id, codigo);
create index matriculas_ano_data_idx on matriculas (ano_letivo_id, data_matricula, id);

create table matriculas_responsaveis (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas on delete cascade,
  pessoa_id bigint not null references pessoas,
  parentesco text check (length(parentesco) <= 40),
  pedagogico boolean not null,
  financeiro boolean not null,
  percentual numeric(5,2) check (percentual > 0 and percentual <= 100),
  constraint matriculas_responsaveis_papel_check check (pedagogico or financeiro),
  constraint matriculas_responsaveis_financeiro_tem_percentual check (financeiro = (percentual is not null)),
  constraint matriculas_responsaveis_pessoa_key unique (matricula_id, pessoa_id)
);
create index matriculas_responsaveis_pessoa_idx on matriculas_responsaveis (pessoa_id);

-- Everything that happens to an enrollment is a row; the undo of one is a row too, and points at what it undoes.
create table matriculas_movimentos (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas on delete cascade,
  tipo text not null check (tipo in ('criacao', 'ativacao', 'enturmacao', 'conclusao', 'transferencia', 'trancamento', 'retorno', 'desistencia', 'cancelamento', 'reclassificacao', 'falecimento', 'desfazimento')),
  de text,
  para text not null,
  data_movimento date not null,
  motivo text check (length(motivo) <= 500),
  usuario_id bigint not null,
  desfaz_id bigint constraint matriculas_movimentos_desfaz_key unique references matriculas_movimentos,
  created_at timestamptz not null default clock_timestamp(),
  constraint matriculas_movimentos_desfazimento_check check ((tipo = 'desfazimento') = (desfaz_id is not null))
);
create index matriculas_movimentos_matricula_idx on matriculas_movimentos (matricula_id, id);
create trigger matriculas_movimentos_imutavel before update or delete on matriculas_movimentos for each row execute function recusar_alteracao();

create table enturmacoes (
  id bigint generated always as identity primary key,
  matricula_id bigint not null references matriculas on delete cascade,
  turma_id bigint not null references turmas,
  data_inicio date not null,
  data_fim date check (data_fim >= data_inicio),
  numero_chamada int check (numero_chamada > 0),
  excedente boolean not null default false,
  motivo_excedente text check (length(motivo_excedente) <= 300),
  -- Which movements opened, closed and undid the placement: an undo restores exactly what its movement changed.
  aberta_por bigint not null references matriculas_movimentos,
  fechada_por bigint references matriculas_movimentos,
  desfeita_por bigint references matriculas_movimentos,
  created_at timestamptz not null default clock_timestamp(),
  constraint enturmacoes_fechada_check check ((data_fim is null) = (fechada_por is null and desfeita_por is null)),
  constraint enturmacoes_excedente_check check (excedente = (motivo_excedente is not null)),
  -- One current placement; checked at commit, so that a move closes one and opens the next in one statement.
  constraint enturmacoes_atual_key exclude using btree (matricula_id with =) where (data_fim is null) deferrable initially deferred
);
create index enturmacoes_turma_idx on enturmacoes (turma_id) where data_fim is null;
create index enturmacoes_turma_todas_idx on enturmacoes (turma_id, matricula_id);
create index enturmacoes_matricula_idx on enturmacoes (matricula_id, id);
create index enturmacoes_aberta_por_idx on enturmacoes (aberta_por);
create index enturmacoes_fechada_por_idx on enturmacoes (fechada_por);

create view v_matricula_resumo as
  select m.id, m.codigo, m.aluno_id, p.nome_completo as aluno_nome, p.nome_busca as aluno_nome_busca, p.codigo as aluno_codigo, p.cpf as aluno_cpf,
         m.curso_id, c.nome as curso_nome, c.segmentacao_id, c.segmentacao_nome, m.ano_letivo_id, a.ano, m.movimento, m.resultado,
         m.movimento in ('pre_matricula', 'ativa') as ativa, m.data_matricula, m.data_saida, e.turma_id, t.nome as turma_nome, t.turno, e.numero_chamada
  from matriculas m
  join pessoas p on p.id = m.aluno_id
  join v_curso c on c.id = m.curso_id
  join anos_letivos a on a.id = m.ano_letivo_id
  left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
  left join turmas t on t.id = e.turma_id;
-- How many sit in each class now; excess placements are counted apart because they take no vacancy.
create view v_turma_ocupacao as
  select turma_id, count(*) filter (where not excedente)::int as ocupadas, count(*) filter (where excedente)::int as excedentes
  from enturmacoes where data_fim is null group by turma_id;
-- How many students ever sat in each class: what decides whether its course and year may still change.
create view v_turma_ja_usada as
  select turma_id, count(distinct matricula_id)::int as alunos from enturmacoes group by turma_id;
create view v_matricula_responsavel as
  select r.id, r.matricula_id, r.pessoa_id, p.nome_completo, p.cpf, r.parentesco, r.pedagogico, r.financeiro, r.percentual
  from matriculas_responsaveis r join pessoas p on p.id = r.pessoa_id;

-- An enrollment that is alive has at least one guardian of each kind and its shares sum to exactly 100.
create function verificar_responsaveis() returns trigger language plpgsql as $$
declare alvo bigint; m record; r record;
begin
  -- Branches, not a case expression: a record has no field of the other table.
  if tg_table_name = 'matriculas' then alvo := new.id; elsif tg_op = 'DELETE' then alvo := old.matricula_id; else alvo := new.matricula_id; end if;
  select movimento into m from matriculas where id = alvo;
  if not found or m.movimento not in ('pre_matricula', 'ativa') then return null; end if;
  select count(*) filter (where pedagogico) as pedagogicos, count(*) filter (where financeiro) as financeiros, coalesce(sum(percentual), 0) as soma
    into r from matriculas_responsaveis where matricula_id = alvo;
  if r.pedagogicos = 0 then raise exception 'RESPONSAVEL_PEDAGOGICO_AUSENTE|matricula %', alvo; end if;
  if r.financeiros = 0 then raise exception 'RESPONSAVEL_FINANCEIRO_AUSENTE|matricula %', alvo; end if;
  if r.soma <> 100 then raise exception 'PERCENTUAIS_NAO_SOMAM_100|matricula %: %', alvo, r.soma; end if;
  return null;
end $$;
create constraint trigger matriculas_responsaveis_minimos after insert or update or delete on matriculas_responsaveis
  deferrable initially deferred for each row execute function verificar_responsaveis();
create constraint trigger matriculas_tem_responsaveis after insert or update on matriculas
  deferrable initially deferred for each row execute function verificar_responsaveis();

-- A closed class takes nobody. Placements that are not marked as excess never pass the vacancies; the class row is locked so that
-- two clerks cannot both see the last one.
create function verificar_vagas() returns trigger language plpgsql as $$
declare t record; ocupadas int;
begin
  select nome, vagas, situacao into t from turmas where id = new.turma_id for update;
  if t.situacao = 'fechada' then raise exception 'TURMA_FECHADA|%', t.nome; end if;
  select count(*) into ocupadas from enturmacoes where turma_id = new.turma_id and data_fim is null and not excedente;
  if ocupadas > t.vagas then raise exception 'TURMA_SEM_VAGA|%|%|%', ocupadas - 1, t.vagas, t.nome; end if;
  return null;
end $$;
create constraint trigger enturmacoes_vagas after insert or update on enturmacoes
  for each row when (new.data_fim is null) execute function verificar_vagas();

create function verificar_vagas_da_turma() returns trigger language plpgsql as $$
declare ocupadas int;
begin
  select count(*) into ocupadas from enturmacoes where turma_id = new.id and data_fim is null and not excedente;
  if ocupadas > new.vagas then raise exception 'VAGAS_ABAIXO_DOS_MATRICULADOS|turma %: %', new.id, ocupadas; end if;
  return null;
end $$;
create constraint trigger turmas_vagas after update of vagas on turmas for each row execute function verificar_vagas_da_turma();

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
