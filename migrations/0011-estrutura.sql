-- estrutura: what is taught, where, by whom, and by which criterion it is judged.

-- Evaluation criterion of a course, in force from an academic year on until the next one: a change is dated, so that results of
-- a year are always computed by the rule of that year. Every course has one from its creation (1990: from the start).
create table criterios_avaliacao (
  id bigint generated always as identity primary key,
  curso_id bigint not null references cursos on delete cascade,
  desde_ano int not null default 1990 check (desde_ano between 1990 and 2100),
  tipo text not null default 'nota' check (tipo in ('nota', 'conceito', 'parecer')),
  media_aprovacao numeric(9,4) not null default 7 check (media_aprovacao between 0 and 10),
  media_minima_recuperacao numeric(9,4) not null default 3 check (media_minima_recuperacao between 0 and 10),
  usa_exame_final boolean not null default true,
  media_final numeric(9,4) not null default 5 check (media_final between 0 and 10),
  peso_media numeric(9,4) not null default 6 check (peso_media between 0 and 100),
  peso_exame numeric(9,4) not null default 4 check (peso_exame between 0 and 100),
  casas_decimais int not null default 1 check (casas_decimais between 0 and 2),
  arredondamento text not null default 'meio_acima' check (arredondamento in ('meio_acima', 'meio_par', 'truncado', 'meio_ponto')),
  recuperacao_por_etapa text not null default 'substitui_se_maior' check (recuperacao_por_etapa in ('nenhuma', 'substitui_se_maior', 'media')),
  recuperacao_final boolean not null default false,
  frequencia_minima numeric(9,4) not null default 75 check (frequencia_minima between 0 and 100),
  controle_frequencia text not null default 'por_aula' check (controle_frequencia in ('por_aula', 'por_dia')),
  reprova_por_falta boolean not null default true,
  frequencia_por_disciplina boolean not null default false,
  justificadas_contam boolean not null default true,
  dependencias_permitidas int not null default 0 check (dependencias_permitidas between 0 and 20),
  conceitos jsonb not null default '[]' check (jsonb_typeof(conceitos) = 'array'),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint criterios_avaliacao_desde_key unique (curso_id, desde_ano),
  constraint criterios_avaliacao_medias_check check (media_minima_recuperacao <= media_aprovacao),
  constraint criterios_avaliacao_pesos_check check (peso_exame > 0 and peso_media + peso_exame > 0),
  constraint criterios_avaliacao_dois_conceitos check (tipo <> 'conceito' or jsonb_array_length(conceitos) >= 2)
);
insert into criterios_avaliacao (curso_id) select id from cursos;

create table disciplinas (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  sigla text check (length(sigla) <= 10),
  area text check (area in ('linguagens', 'matematica', 'ciencias_natureza', 'ciencias_humanas', 'ensino_religioso', 'campos_experiencia', 'itinerario', 'outra')),
  carga_horaria int check (carga_horaria between 1 and 9999),
  tipo text not null default 'obrigatoria' check (tipo in ('obrigatoria', 'diversificada', 'optativa')),
  conta_promocao boolean not null default true,
  ordem int not null default 0 check (ordem between 0 and 9999),
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index disciplinas_nome_key on disciplinas (f_busca(nome));
create unique index disciplinas_sigla_key on disciplinas (f_busca(sigla));

create table tipos_avaliacao (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  sigla text check (length(sigla) <= 10),
  valor_maximo numeric(9,4) not null default 10 check (valor_maximo > 0 and valor_maximo <= 1000),
  peso numeric(9,4) not null default 1 check (peso > 0 and peso <= 100),
  recuperacao boolean not null default false,
  todos_os_cursos boolean not null default true,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index tipos_avaliacao_nome_key on tipos_avaliacao (f_busca(nome));
create table tipos_avaliacao_cursos (
  tipo_avaliacao_id bigint not null references tipos_avaliacao on delete cascade,
  curso_id bigint not null references cursos,
  primary key (tipo_avaliacao_id, curso_id)
);
create index tipos_avaliacao_cursos_curso_idx on tipos_avaliacao_cursos (curso_id);

-- A subject of a class. It is ended by a date, never erased, once anything hangs on it; no date means the whole year.
create table turmas_disciplinas (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  disciplina_id bigint not null references disciplinas,
  carga_horaria int check (carga_horaria between 1 and 9999),
  ordem int not null default 0 check (ordem between 0 and 9999),
  data_inicio date,
  data_fim date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint turmas_disciplinas_dias_check check (data_inicio <= data_fim),
  constraint turmas_disciplinas_sem_sobreposicao exclude using gist (turma_id with =, disciplina_id with =, daterange(data_inicio, data_fim, '[]') with &&)
);
create index turmas_disciplinas_turma_idx on turmas_disciplinas (turma_id, ordem, id);
create index turmas_disciplinas_disciplina_idx on turmas_disciplinas (disciplina_id);

-- Who teaches a subject of a class, and when; more than one may share it.
create table docentes_periodo (
  id bigint generated always as identity primary key,
  turma_disciplina_id bigint not null references turmas_disciplinas,
  pessoa_id bigint not null references pessoas,
  data_inicio date not null,
  data_fim date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint docentes_periodo_datas_check check (data_inicio <= data_fim),
  constraint docentes_periodo_sem_sobreposicao exclude using gist (turma_disciplina_id with =, pessoa_id with =, daterange(data_inicio, data_fim, '[]') with &&)
);
create index docentes_periodo_pessoa_idx on docentes_periodo (pessoa_id);
create index docentes_periodo_turma_disciplina_idx on docentes_periodo (turma_disciplina_id);

-- A class opens and closes by an act that stays on record.
create table turmas_situacoes (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  de text not null check (de in ('aberta', 'fechada')),
  para text not null check (para in ('aberta', 'fechada') and para <> de),
  motivo text check (length(motivo) between 1 and 300),
  usuario_id bigint,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint turmas_situacoes_reabrir_pede_motivo check (para = 'fechada' or motivo is not null)
);
create index turmas_situacoes_turma_idx on turmas_situacoes (turma_id, id);
create trigger turmas_situacoes_imutaveis before update or delete on turmas_situacoes for each row execute function recusar_alteracao();
create trigger turmas_situacoes_sem_truncate before truncate on turmas_situacoes for each statement execute function recusar_alteracao();

-- The structure of a class that is closed stays as it is; where students ever sat, a subject is ended, not erased.
create function verificar_disciplina_da_turma() returns trigger language plpgsql as $$
declare alvo bigint; t record;
begin
  if tg_op = 'DELETE' then alvo := old.turma_id; else alvo := new.turma_id; end if;
  select nome, situacao into t from turmas where id = alvo for share;
  if t.situacao = 'fechada' then raise exception 'TURMA_FECHADA_NAO_EDITAVEL|%', t.nome; end if;
  if tg_op = 'DELETE' and exists (select 1 from enturmacoes where turma_id = alvo) then
    raise exception 'DISCIPLINA_DA_TURMA_EM_USO|%', t.nome;
  end if;
  if tg_op = 'UPDATE' and (new.turma_id <> old.turma_id or new.disciplina_id <> old.disciplina_id) then
    raise exception 'DISCIPLINA_DA_TURMA_FIXA|%', t.nome;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger turmas_disciplinas_estrutura before insert or update or delete on turmas_disciplinas
  for each row execute function verificar_disciplina_da_turma();

-- A teacher's assignment lies inside the days of its subject, whichever of the two is changed.
create function verificar_docente_na_disciplina() returns trigger language plpgsql as $$
declare alvo bigint; fora record;
begin
  if tg_table_name = 'docentes_periodo' then alvo := new.turma_disciplina_id; else alvo := new.id; end if;
  select d.id into fora from turmas_disciplinas td join docentes_periodo d on d.turma_disciplina_id = td.id
   where td.id = alvo and (d.data_inicio < coalesce(td.data_inicio, '-infinity') or coalesce(d.data_fim, 'infinity') > coalesce(td.data_fim, 'infinity'))
   limit 1;
  if found then raise exception 'DOCENTE_FORA_DA_DISCIPLINA|%', fora.id; end if;
  return null;
end $$;
create constraint trigger docentes_periodo_na_disciplina after insert or update on docentes_periodo
  deferrable initially deferred for each row execute function verificar_docente_na_disciplina();
create constraint trigger turmas_disciplinas_docentes after update on turmas_disciplinas
  deferrable initially deferred for each row execute function verificar_docente_na_disciplina();

create view v_criterio_avaliacao as
  select id, curso_id, desde_ano, tipo, media_aprovacao, media_minima_recuperacao, usa_exame_final, media_final, peso_media, peso_exame, casas_decimais,
         arredondamento, recuperacao_por_etapa, recuperacao_final, frequencia_minima, controle_frequencia, reprova_por_falta, frequencia_por_disciplina,
         justificadas_contam, dependencias_permitidas, conceitos
  from criterios_avaliacao;
create view v_disciplina as select id, nome, sigla, area, carga_horaria, tipo, conta_promocao, ordem, ativa from disciplinas;
create view v_tipo_avaliacao as select id, nome, sigla, valor_maximo, peso, recuperacao, todos_os_cursos, ativo from tipos_avaliacao;
create view v_tipo_avaliacao_curso as
  select t.id as tipo_avaliacao_id, c.id as curso_id from tipos_avaliacao t join cursos c
    on t.todos_os_cursos or exists (select 1 from tipos_avaliacao_cursos x where x.tipo_avaliacao_id = t.id and x.curso_id = c.id);
create view v_turma_disciplina as
  select td.id, td.turma_id, td.disciplina_id, d.nome as disciplina_nome, d.sigla as disciplina_sigla, d.area, d.tipo, d.conta_promocao,
         coalesce(td.carga_horaria, d.carga_horaria) as carga_horaria, td.ordem, d.ordem as ordem_no_boletim, td.data_inicio, td.data_fim
  from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id;
-- Which class and subject a teacher answers for, and when: what a restricted teacher may see and edit.
create view v_docente_turma as
  select x.id as docente_periodo_id, x.pessoa_id, td.turma_id, td.disciplina_id, td.id as turma_disciplina_id, x.data_inicio, x.data_fim
  from docentes_periodo x join turmas_disciplinas td on td.id = x.turma_disciplina_id;

-- matriculas: the pupils that sit in the classes of a teacher whose assignment has not ended; the day of grace is the time zone of the school.
create view v_aluno_do_docente as
  select d.pessoa_id as docente_pessoa_id, m.aluno_id, e.turma_id
  from v_docente_turma d join enturmacoes e on e.turma_id = d.turma_id and e.data_fim is null join matriculas m on m.id = e.matricula_id
  where d.data_fim is null or d.data_fim >= current_date - 1;

-- periodos-letivos: the periods that serve a segmentação in a year, seen as one.
create view v_periodo_da_segmentacao as
  select p.ano_letivo_id, s.segmentacao_id, min(p.data_inicio) as inicio, max(p.data_fim) as fim, bool_or(s.situacao = 'aberto') as aberto
  from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id group by p.ano_letivo_id, s.segmentacao_id;
