-- matriculas: every movement of the state table, with what its exact undo needs; moves of many students between two classes.

-- One move of many students from one class to another; its undo is a row too.
create table remanejamentos (
  id bigint generated always as identity primary key,
  turma_origem_id bigint not null references turmas,
  turma_destino_id bigint not null references turmas,
  data_movimento date not null,
  motivo text check (length(motivo) <= 500),
  quantidade int not null check (quantidade between 1 and 200),
  usuario_id bigint not null,
  usuario_nome text not null,
  desfaz_id bigint constraint remanejamentos_desfaz_key unique references remanejamentos,
  created_at timestamptz not null default clock_timestamp(),
  constraint remanejamentos_turmas_check check (turma_origem_id <> turma_destino_id)
);
create index remanejamentos_origem_idx on remanejamentos (turma_origem_id, id desc);
create index remanejamentos_destino_idx on remanejamentos (turma_destino_id, id desc);
create trigger remanejamentos_imutaveis before update or delete on remanejamentos for each row execute function recusar_alteracao();
create trigger remanejamentos_sem_truncate before truncate on remanejamentos for each statement execute function recusar_alteracao();

alter table matriculas_movimentos
  -- The exit date before the movement: its undo puts it back.
  add column data_saida_anterior date,
  -- A reclassification makes an enrollment in another course; its undo cancels that one.
  add column nova_matricula_id bigint references matriculas,
  add column remanejamento_id bigint references remanejamentos,
  -- Whether the death was recorded in the people register by this movement: only then its undo takes it away.
  add column marcou_falecimento boolean not null default false,
  -- Where a transferred student goes.
  add column destino text check (length(destino) between 1 and 200),
  -- What was missing when the student left, as it was shown to who confirmed it.
  add column conferencia jsonb,
  add constraint matriculas_movimentos_nova_check check ((tipo = 'reclassificacao') = (nova_matricula_id is not null)),
  add constraint matriculas_movimentos_falecimento_check check (tipo = 'falecimento' or not marcou_falecimento),
  add constraint matriculas_movimentos_remanejamento_check check (remanejamento_id is null or tipo in ('enturmacao', 'desfazimento')),
  -- The state table: from → verb → to. What is not here is forbidden.
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
      when 'falecimento' then de = 'ativa' and para = 'falecido'
      else true
    end);
create index matriculas_movimentos_remanejamento_idx on matriculas_movimentos (remanejamento_id) where remanejamento_id is not null;
create unique index matriculas_movimentos_nova_key on matriculas_movimentos (nova_matricula_id) where nova_matricula_id is not null;

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

-- Students who died: nobody writes to their families about money, nobody charges them.
create view v_aluno_falecido as
  select p.id as aluno_id, p.data_falecimento from pessoas p
  where p.data_falecimento is not null and exists (select 1 from matriculas m where m.aluno_id = p.id);

-- The class in which an enrollment sits, or the last one in which it sat.
create view v_matricula_ultima_turma as
  select distinct on (e.matricula_id) e.matricula_id, e.turma_id, t.nome as turma_nome, t.turno
  from enturmacoes e join turmas t on t.id = e.turma_id where e.desfeita_por is null order by e.matricula_id, e.id desc;

-- periodos-letivos: stages that are still open, for whoever lists what is missing.
create view v_etapa_aberta as
  select e.id, e.nome, e.ordem, e.data_inicio, e.data_fim, s.segmentacao_id, p.ano_letivo_id
  from etapas e join periodos_letivos_segmentacoes s on s.id = e.periodo_letivo_segmentacao_id join periodos_letivos p on p.id = s.periodo_letivo_id
  where e.situacao = 'aberto';

-- pessoas: what identifies a person on paper.
create view v_pessoa_identificacao as
  select p.id, p.nome_completo, p.nome_social, p.cpf, p.rg, p.rg_orgao_emissor, p.rg_uf, p.certidao_nascimento, p.data_nascimento, p.naturalidade, p.naturalidade_uf,
         p.nacionalidade, p.genero,
         (select array_agg(f.nome order by case f.tipo when 'mae' then 0 when 'pai' then 1 else 2 end, f.id) from pessoas_filiacoes f where f.pessoa_id = p.id) as filiacao
  from pessoas p;

-- titulos: what confirms a receipt on paper, and nothing about money or people beyond it.
create view v_recibo_conferencia as
  select r.codigo_verificacao, r.numero, r.data_recibo, p.nome_completo as pagador_nome, r.total_centavos,
         (select count(*) from baixas b where b.recibo_id = r.id) = (select count(*) from baixas b join estornos e on e.baixa_id = b.id where b.recibo_id = r.id) as estornado
  from recibos r join pessoas p on p.id = r.pagador_id;

-- documentos: what the school declares on paper, numbered in each year, kept exactly as issued.
create table documentos_numeracao (ano int primary key, ultimo int not null);
create table documentos_emitidos (
  id bigint generated always as identity primary key,
  numero text not null constraint documentos_emitidos_numero_key unique check (numero ~ '^[0-9]{4}-[0-9]{5,}$'),
  tipo text not null check (tipo in ('declaracao_matricula', 'declaracao_frequencia', 'declaracao_transferencia')),
  matricula_id bigint not null references matriculas,
  aluno_id bigint not null references pessoas,
  codigo_verificacao text not null constraint documentos_emitidos_codigo_key unique check (codigo_verificacao ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  data_emissao date not null,
  -- Everything the paper says, title to signature: it is printed again from this alone.
  conteudo jsonb not null,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index documentos_emitidos_matricula_idx on documentos_emitidos (matricula_id, id desc);
create trigger documentos_emitidos_imutaveis before update or delete on documentos_emitidos for each row execute function recusar_alteracao();
create trigger documentos_emitidos_sem_truncate before truncate on documentos_emitidos for each statement execute function recusar_alteracao();

-- A document speaks of the student of its enrollment.
create function verificar_documento() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from matriculas m where m.id = new.matricula_id and m.aluno_id = new.aluno_id) then
    raise exception 'DOCUMENTO_DE_OUTRO_ALUNO|documento %', new.numero;
  end if;
  return null;
end $$;
create constraint trigger documentos_emitidos_aluno after insert on documentos_emitidos
  deferrable initially deferred for each row execute function verificar_documento();
