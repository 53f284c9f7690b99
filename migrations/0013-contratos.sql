-- What a change of state came with: a movement of the enrollment, a batch, and what it did to the contracted total
-- (installments that fell due while the contract was suspended are not owed any more).
alter table contratos_situacoes
  add column matricula_movimento_id bigint references matriculas_movimentos,
  add column tarefa_id bigint references tarefas,
  add column ajuste_centavos bigint not null default 0,
  add constraint contratos_situacoes_transicao check (desfaz_id is not null or coalesce((de, para) in (
    ('rascunho', 'aguardando_assinatura'), ('rascunho', 'ativo'), ('aguardando_assinatura', 'ativo'), ('ativo', 'suspenso'), ('suspenso', 'ativo'),
    ('ativo', 'encerrado'), ('rascunho', 'cancelado'), ('aguardando_assinatura', 'cancelado'), ('ativo', 'cancelado'), ('suspenso', 'cancelado')), false)),
  add constraint contratos_situacoes_ajuste_check check (ajuste_centavos = 0 or (de, para) = ('suspenso', 'ativo'));
create index contratos_situacoes_movimento_idx on contratos_situacoes (matricula_movimento_id) where matricula_movimento_id is not null;
create index contratos_situacoes_tarefa_idx on contratos_situacoes (tarefa_id) where tarefa_id is not null;
create trigger contratos_situacoes_imutaveis before update or delete on contratos_situacoes for each row execute function recusar_alteracao();
create trigger contratos_situacoes_imutaveis_sem_truncate before truncate on contratos_situacoes for each statement execute function recusar_alteracao();

-- The state of a contract is what its newest row says, and an undo leads back to where the undone change came from.
create function verificar_situacao_do_contrato() returns trigger language plpgsql as $$
declare alvo bigint; ultima text;
begin
  if tg_table_name = 'contratos' then alvo := new.id; else
    alvo := new.contrato_id;
    if new.desfaz_id is not null and not exists (select 1 from contratos_situacoes s where s.id = new.desfaz_id and s.contrato_id = new.contrato_id
        and s.desfaz_id is null and s.para = new.de and s.de = new.para) then
      raise exception 'DESFAZIMENTO_INCOERENTE|situacao %', new.id;
    end if;
  end if;
  select para into ultima from contratos_situacoes where contrato_id = alvo order by id desc limit 1;
  if (select situacao from contratos where id = alvo) is distinct from coalesce(ultima, 'rascunho') then
    raise exception 'SITUACAO_SEM_LINHA|contrato %', alvo;
  end if;
  return null;
end $$;
create constraint trigger contratos_situacao_inicial after insert on contratos deferrable initially deferred
  for each row when (new.situacao <> 'rascunho') execute function verificar_situacao_do_contrato();
create constraint trigger contratos_situacao_com_linha after update of situacao on contratos deferrable initially deferred
  for each row when (new.situacao <> old.situacao) execute function verificar_situacao_do_contrato();
create constraint trigger contratos_situacoes_coerentes after insert on contratos_situacoes deferrable initially deferred
  for each row execute function verificar_situacao_do_contrato();

-- The titles that a cancellation with a fee created.
create table contratos_multas (
  situacao_id bigint not null references contratos_situacoes,
  titulo_id bigint not null constraint contratos_multas_titulo_key unique references titulos_receber,
  primary key (situacao_id, titulo_id)
);

-- Which change of a contract cancelled a title, and which one brought it back.
alter table titulos_cancelamentos
  add column contrato_situacao_id bigint references contratos_situacoes,
  add column desfeito_por_situacao_id bigint references contratos_situacoes;
update titulos_cancelamentos k set contrato_situacao_id = s.id
  from titulos_receber t join lateral (select max(x.id) as id from contratos_situacoes x where x.contrato_id = t.contrato_id and x.para in ('cancelado', 'suspenso')) s on true
  where k.tipo = 'contrato' and t.id = k.titulo_id;
create index titulos_cancelamentos_situacao_idx on titulos_cancelamentos (contrato_situacao_id) where contrato_situacao_id is not null;
create index titulos_cancelamentos_desfeito_idx on titulos_cancelamentos (desfeito_por_situacao_id) where desfeito_por_situacao_id is not null;

-- While a contract is suspended, what its living suspension took off the bill still counts in what was contracted.
create or replace function contratos_divergentes(ids bigint[]) returns setof bigint language sql stable as $$
  select c.id from contratos c
  where c.id = any(ids) and c.situacao in ('ativo', 'suspenso', 'encerrado')
    and c.total_centavos + c.ajustes_centavos is distinct from (
      select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos), 0) from titulos_receber t
      where t.contrato_id = c.id and t.origem = 'contrato'
        and (t.situacao <> 'cancelado' or exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null
          and (k.tipo = 'avulso' or (c.situacao = 'suspenso' and k.contrato_situacao_id = (
            select max(s.id) from contratos_situacoes s where s.contrato_id = c.id and s.para = 'suspenso' and s.desfaz_id is null
              and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)))))))
$$;
drop trigger contratos_total on contratos;
create constraint trigger contratos_total after insert or update of situacao, total_centavos, ajustes_centavos on contratos
  deferrable initially deferred for each row when (new.situacao in ('ativo', 'suspenso', 'encerrado')) execute function verificar_total_do_contrato();

-- aditivos: dated changes to active contracts. One asked for a whole class is one row here and one addendum for each contract.
create table aditivos_turmas (
  id bigint generated always as identity primary key,
  turma_id bigint not null references turmas,
  data_aditivo date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  termos jsonb not null,
  tarefa_id bigint references tarefas,
  usuario_id bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
create index aditivos_turmas_turma_idx on aditivos_turmas (turma_id);

create table aditivos (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contratos,
  -- '1º aditivo', '2º aditivo' of its contract.
  ordem int not null check (ordem between 1 and 99),
  aditivo_turma_id bigint references aditivos_turmas,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'vigente', 'revogado')),
  data_aditivo date not null,
  motivo text not null check (length(motivo) between 3 and 300),
  -- What it added to the contracted total while in force: Σ new titles − Σ titles that they replaced.
  ajuste_centavos bigint not null default 0,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint aditivos_contrato_ordem_key unique (contrato_id, ordem),
  constraint aditivos_turma_contrato_key unique (aditivo_turma_id, contrato_id),
  constraint aditivos_rascunho_check check (situacao <> 'rascunho' or ajuste_centavos = 0)
);
create index aditivos_criacao_idx on aditivos (created_at desc, id desc);
create unique index aditivos_rascunho_key on aditivos (contrato_id) where situacao = 'rascunho';

create table aditivos_situacoes (
  id bigint generated always as identity primary key,
  aditivo_id bigint not null references aditivos on delete cascade,
  de text,
  para text not null,
  motivo text check (length(motivo) <= 300),
  usuario_id bigint not null,
  tarefa_id bigint references tarefas,
  created_at timestamptz not null default clock_timestamp(),
  constraint aditivos_situacoes_transicao check (coalesce((de, para) in (('rascunho', 'vigente'), ('vigente', 'revogado')), false))
);
create index aditivos_situacoes_aditivo_idx on aditivos_situacoes (aditivo_id, id);
create index aditivos_situacoes_tarefa_idx on aditivos_situacoes (tarefa_id) where tarefa_id is not null;
create trigger aditivos_situacoes_imutaveis before update or delete on aditivos_situacoes for each row execute function recusar_alteracao();
create trigger aditivos_situacoes_imutaveis_sem_truncate before truncate on aditivos_situacoes for each statement execute function recusar_alteracao();

create table aditivos_termos (
  id bigint generated always as identity primary key,
  aditivo_id bigint not null references aditivos on delete cascade,
  tipo text not null check (tipo in ('valor', 'incluir_desconto', 'remover_desconto', 'vencimento', 'pagadores')),
  -- The price line it bites on; null bites on all.
  contrato_preco_id bigint references contratos_precos,
  parcela_de int not null check (parcela_de between 1 and 60),
  parcela_ate int check (parcela_ate between parcela_de and 60),
  -- 'valor': the installment becomes `valor_centavos`, or changes by `percentual`. 'incluir_desconto': the discount itself.
  valor_centavos bigint check (valor_centavos > 0),
  percentual numeric(9,4) check (percentual <> 0 and percentual between -100 and 100),
  dia_vencimento int check (dia_vencimento between 1 and 31),
  descricao text check (length(descricao) between 1 and 100),
  desconto_id bigint references descontos,
  condicional boolean,
  sobre_valor_cheio boolean,
  prioridade int,
  -- 'remover_desconto': the line of the contract, or the term of an earlier addendum, that stops.
  contrato_desconto_id bigint references contratos_descontos,
  termo_removido_id bigint references aditivos_termos,
  constraint aditivos_termos_coerentes check (case tipo
    when 'valor' then num_nonnulls(valor_centavos, percentual) = 1 and num_nonnulls(dia_vencimento, contrato_desconto_id, termo_removido_id) = 0
    when 'incluir_desconto' then num_nonnulls(valor_centavos, percentual) = 1 and coalesce(percentual > 0, true) and num_nulls(descricao, condicional, sobre_valor_cheio, prioridade) = 0
    when 'remover_desconto' then num_nonnulls(contrato_desconto_id, termo_removido_id) = 1 and num_nonnulls(valor_centavos, percentual, dia_vencimento) = 0
    when 'vencimento' then dia_vencimento is not null and num_nonnulls(valor_centavos, percentual) = 0
    else num_nonnulls(valor_centavos, percentual, dia_vencimento, contrato_desconto_id, termo_removido_id) = 0 end)
);
create index aditivos_termos_aditivo_idx on aditivos_termos (aditivo_id, id);
create table aditivos_pagadores (
  termo_id bigint not null references aditivos_termos on delete cascade,
  ordem int not null,
  pessoa_id bigint not null references pessoas,
  percentual numeric(5,2) not null check (percentual > 0 and percentual <= 100),
  primary key (termo_id, pessoa_id)
);
create index aditivos_pagadores_pessoa_idx on aditivos_pagadores (pessoa_id);

-- The effect by installment: the title that stopped and the one that took its place (a new or former payer has only one
-- of them), or why the installment was left as it was.
create table aditivos_parcelas (
  id bigint generated always as identity primary key,
  aditivo_id bigint not null references aditivos,
  contrato_preco_id bigint not null references contratos_precos,
  parcela int not null check (parcela between 1 and 60),
  titulo_anterior_id bigint references titulos_receber,
  titulo_novo_id bigint constraint aditivos_parcelas_novo_key unique references titulos_receber,
  intocada text check (intocada in ('paga', 'parcial', 'cancelada', 'renegociada', 'suspensa')),
  constraint aditivos_parcelas_efeito_check check ((intocada is null) = (num_nonnulls(titulo_anterior_id, titulo_novo_id) > 0))
);
create index aditivos_parcelas_aditivo_idx on aditivos_parcelas (aditivo_id, id);
create index aditivos_parcelas_anterior_idx on aditivos_parcelas (titulo_anterior_id) where titulo_anterior_id is not null;
create trigger aditivos_parcelas_imutaveis before update or delete on aditivos_parcelas for each row execute function recusar_alteracao();
create trigger aditivos_parcelas_imutaveis_sem_truncate before truncate on aditivos_parcelas for each statement execute function recusar_alteracao();

alter table titulos_cancelamentos
  add column aditivo_id bigint references aditivos,
  add constraint titulos_cancelamentos_causa_check check ((tipo = 'contrato') = (contrato_situacao_id is not null) and (tipo = 'aditivo') = (aditivo_id is not null));
create index titulos_cancelamentos_aditivo_idx on titulos_cancelamentos (aditivo_id) where aditivo_id is not null;

-- The shares of a change of payers sum to exactly 100.
create function verificar_pagadores_do_aditivo() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'aditivos_termos' then alvo := new.id; else alvo := coalesce(new.termo_id, old.termo_id); end if;
  if exists (select 1 from aditivos_termos t where t.id = alvo and (t.tipo = 'pagadores') <>
      coalesce((select sum(p.percentual) = 100 from aditivos_pagadores p where p.termo_id = t.id), false)) then
    raise exception 'ADITIVO_PAGADORES_INCOERENTES|termo %', alvo;
  end if;
  return null;
end $$;
create constraint trigger aditivos_termos_pagadores after insert on aditivos_termos deferrable initially deferred
  for each row when (new.tipo = 'pagadores') execute function verificar_pagadores_do_aditivo();
create constraint trigger aditivos_pagadores_soma after insert or update or delete on aditivos_pagadores deferrable initially deferred
  for each row execute function verificar_pagadores_do_aditivo();

-- An addendum is in the state of its newest row; terms and effect of one in force do not change.
create function verificar_aditivo() returns trigger language plpgsql as $$
declare ultima text;
begin
  select para into ultima from aditivos_situacoes where aditivo_id = new.id order by id desc limit 1;
  if (select situacao from aditivos where id = new.id) is distinct from coalesce(ultima, 'rascunho') then
    raise exception 'ADITIVO_SITUACAO_SEM_LINHA|aditivo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger aditivos_com_linha after insert or update of situacao on aditivos deferrable initially deferred
  for each row execute function verificar_aditivo();
create function recusar_termo_vigente() returns trigger language plpgsql as $$
begin
  if exists (select 1 from aditivos a where a.id = coalesce(old.aditivo_id, new.aditivo_id) and a.situacao <> 'rascunho') then
    raise exception 'ADITIVO_NAO_EDITAVEL|termo %', coalesce(old.id, new.id);
  end if;
  return coalesce(new, old);
end $$;
create trigger aditivos_termos_vigentes before insert or update or delete on aditivos_termos for each row execute function recusar_termo_vigente();

-- What a contract's total was moved by = its addenda in force + what its living reactivations gave up.
create function verificar_ajustes_do_contrato() returns trigger language plpgsql as $$
declare alvo bigint;
begin
  if tg_table_name = 'contratos' then alvo := new.id; else alvo := new.contrato_id; end if;
  if (select ajustes_centavos from contratos where id = alvo) <>
      (select coalesce(sum(ajuste_centavos), 0) from aditivos where contrato_id = alvo and situacao = 'vigente')
      + (select coalesce(sum(s.ajuste_centavos), 0) from contratos_situacoes s where s.contrato_id = alvo
          and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)) then
    raise exception 'AJUSTES_DIVERGENTES|contrato %', alvo;
  end if;
  return null;
end $$;
create constraint trigger contratos_ajustes after update of ajustes_centavos on contratos deferrable initially deferred
  for each row when (new.ajustes_centavos <> old.ajustes_centavos) execute function verificar_ajustes_do_contrato();
create constraint trigger aditivos_ajustes after update of situacao, ajuste_centavos on aditivos deferrable initially deferred
  for each row execute function verificar_ajustes_do_contrato();
create constraint trigger contratos_situacoes_ajustes after insert on contratos_situacoes deferrable initially deferred
  for each row when (new.ajuste_centavos <> 0 or new.desfaz_id is not null) execute function verificar_ajustes_do_contrato();

-- One row: how the school handles contracts.
create table contratos_configuracao (
  id int primary key default 1 check (id = 1),
  exige_assinatura boolean not null default false,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp()
);
insert into contratos_configuracao default values;

-- What a living change of a contract keeps cancelled, for the room that decides about contracts.
create view v_titulo_cancelado_por_contrato as
  select t.id, t.numero, t.contrato_id, t.data_vencimento, t.valor_centavos, t.desconto_incondicional_centavos, k.contrato_situacao_id
  from titulos_receber t join titulos_cancelamentos k on k.titulo_id = t.id and k.desfeito_em is null
  where k.tipo = 'contrato';

-- How the academic periods of each year and segment stand, for whoever decides by it.
create view v_situacao_do_periodo as
  select p.ano_letivo_id, s.segmentacao_id, s.situacao from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id;
