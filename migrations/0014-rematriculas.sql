-- Views that the owners publish for re-enrollment: each says only what deciding about next year takes.

-- estrutura
create view v_curso_rematricula as select id, nome, ordem, segmentacao_id, proximo_curso_id, idade_minima from cursos;
-- periodos-letivos: a segmentação of a year is open while any of its periods is.
create view v_segmentacao_do_ano as
  select p.ano_letivo_id, s.segmentacao_id, bool_or(s.situacao = 'aberto') as aberta, max(p.data_fim) as data_fim
  from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id group by p.ano_letivo_id, s.segmentacao_id;
-- titulos
create view v_titulo_aberto_do_aluno as
  select aluno_id, contrato_id, data_vencimento, data_limite, recebido_centavos, valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial');
create view v_titulo_do_contrato as select contrato_id, situacao, data_vencimento from titulos_receber where contrato_id is not null;
-- matriculas: who could go on, with which papers the register holds of him (not the papers), each table joined once.
create view v_matricula_para_renovar as
  select m.id, m.codigo, m.aluno_id, p.nome_completo as aluno_nome, p.codigo as aluno_codigo, m.movimento, m.resultado, m.curso_id, c.segmentacao_id, m.ano_letivo_id,
         e.turma_id, t.nome as turma_nome, t.turno, t.grupo_turma_id, p.data_nascimento, p.data_falecimento is not null as falecido, p.cpf is not null as tem_cpf,
         (p.rg is not null or p.certidao_nascimento is not null) as tem_identidade
  from matriculas m
  join pessoas p on p.id = m.aluno_id
  join cursos c on c.id = m.curso_id
  left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
  left join turmas t on t.id = e.turma_id;
create view v_responsavel_para_renovar as
  select r.id, r.matricula_id, r.pessoa_id, p.nome_completo, r.parentesco, r.pedagogico, r.financeiro, r.percentual, p.cpf is not null as tem_cpf,
         p.data_falecimento is not null as falecido
  from matriculas_responsaveis r join pessoas p on p.id = r.pessoa_id;
create view v_matricula_estado as select id, codigo, aluno_id, curso_id, ano_letivo_id, movimento, resultado, versao from matriculas;
-- contratos
create view v_contrato_estado as select id, numero, matricula_id, situacao, versao from contratos;
create view v_contrato_preco as
  select id, contrato_id, preco_id, descricao, dia_vencimento, forma_pagamento_id from contratos_precos;
create view v_contrato_desconto as
  select id, contrato_id, contrato_preco_id, desconto_id, descricao from contratos_descontos;

-- rematriculas: a run over students of one year, and what became of each. Who is not an item of a run is never enrolled by it.
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
-- Twice creates nothing twice: an enrollment is renewed into a year once at a time, and an enrollment has one origin.
create unique index rematriculas_itens_origem_key on rematriculas_itens (matricula_origem_id, ano_destino_id) where situacao = 'feita';
create unique index rematriculas_itens_matricula_key on rematriculas_itens (matricula_id) where matricula_id is not null;
create unique index rematriculas_itens_contrato_key on rematriculas_itens (contrato_id) where contrato_id is not null;
create index rematriculas_itens_lote_idx on rematriculas_itens (lote_id, situacao, id);
create index rematriculas_itens_turma_idx on rematriculas_itens (turma_destino_id);

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
create trigger rematriculas_lotes_sem_exclusao before delete on rematriculas_lotes for each row execute function recusar_alteracao();
create trigger rematriculas_lotes_sem_truncate before truncate on rematriculas_lotes for each statement execute function recusar_alteracao();

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
create trigger rematriculas_itens_sem_exclusao before delete on rematriculas_itens for each row execute function recusar_alteracao();
create trigger rematriculas_itens_sem_truncate before truncate on rematriculas_itens for each statement execute function recusar_alteracao();

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
