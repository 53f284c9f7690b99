-- Students of one year enrolled into the next.

-- Who is not an item of a run is never enrolled by it.
create table rematriculas_lotes (
  id bigint generated always as identity primary key,
  ano_origem_id bigint not null references anos_letivos,
  ano_destino_id bigint not null references anos_letivos,
  movimento text not null check (movimento in ('pre_matricula', 'ativa')),
  contratos text not null check (contratos in ('nenhum', 'rascunho', 'ativo')),
  data_matricula date not null,
  -- How contracts are made: prices, due dates, discounts; as the person saw them in the preview.
  criterios jsonb not null,
  total int not null check (total between 1 and 3000),
  tarefa_id bigint not null constraint rematriculas_lotes_tarefa_key unique,
  desfazimento_tarefa_id bigint constraint rematriculas_lotes_desfazimento_key unique,
  motivo_desfazimento text check (length(motivo_desfazimento) between 3 and 500),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint rematriculas_lotes_anos_check check (ano_origem_id <> ano_destino_id),
  constraint rematriculas_lotes_desfazimento_check check ((desfazimento_tarefa_id is null) = (motivo_desfazimento is null)),
  constraint rematriculas_lotes_destino_key unique (id, ano_destino_id)
);
comment on table rematriculas_lotes is 'A run that enrolls students of one year into the next.';
create index rematriculas_lotes_anos_idx on rematriculas_lotes (ano_destino_id, id desc);

create table rematriculas_itens (
  id bigint generated always as identity primary key,
  lote_id bigint not null,
  ano_destino_id bigint not null,
  matricula_origem_id bigint not null references matriculas,
  turma_destino_id bigint not null references turmas,
  -- What was overridden, and why.
  liberacoes text[] not null default '{}',
  motivo text check (length(motivo) between 3 and 300),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'feita', 'ja_estava', 'recusada', 'desfeita', 'superada')),
  matricula_id bigint references matriculas,
  contrato_id bigint references contratos,
  codigo text,
  parametros jsonb,
  decidida_em timestamptz,
  constraint rematriculas_itens_lote_fkey foreign key (lote_id, ano_destino_id) references rematriculas_lotes (id, ano_destino_id),
  constraint rematriculas_itens_lote_key unique (lote_id, matricula_origem_id),
  constraint rematriculas_itens_liberacao_check check (liberacoes = '{}' or motivo is not null),
  constraint rematriculas_itens_resultado_check check (
    case situacao when 'pendente' then matricula_id is null and contrato_id is null and codigo is null and decidida_em is null
    when 'ja_estava' then matricula_id is null and contrato_id is null and codigo is not null and decidida_em is not null
    when 'recusada' then matricula_id is null and contrato_id is null and codigo is not null and decidida_em is not null
    else matricula_id is not null and decidida_em is not null end)
);
comment on table rematriculas_itens is 'One student of a run: where it goes, and what became of it.';
-- Twice creates nothing twice: an enrollment is renewed into a year once at a time, and an enrollment has one origin.
create unique index rematriculas_itens_origem_key on rematriculas_itens (matricula_origem_id, ano_destino_id) where situacao = 'feita';
create unique index rematriculas_itens_matricula_key on rematriculas_itens (matricula_id) where matricula_id is not null;
create unique index rematriculas_itens_contrato_key on rematriculas_itens (contrato_id) where contrato_id is not null;
create index rematriculas_itens_lote_idx on rematriculas_itens (lote_id, situacao, id);
create index rematriculas_itens_turma_idx on rematriculas_itens (turma_destino_id);
