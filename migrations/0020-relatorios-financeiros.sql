-- titulos: every settlement with what undid it, for whoever adds up what was received. The day in the cash books is when the money arrived.
create view v_baixa as
  select b.id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, t.matricula_id, b.data_baixa, coalesce(b.data_credito, b.data_baixa) as data_movimento, b.valor_centavos, b.principal_centavos,
    b.juros_centavos, b.multa_centavos, b.desconto_centavos, b.conta_bancaria_id, b.forma_pagamento_id, e.data_estorno
  from baixas b join titulos_receber t on t.id = b.titulo_id left join estornos e on e.baixa_id = b.id;
-- Receipts of a period, by the day in the cash books.
create index baixas_movimento_idx on baixas ((coalesce(data_credito, data_baixa)));

-- cadastros: whether a price counts as "despesas com instrução" of income tax. Null follows its kind: tuition and enrollment do.
alter table precos add column dedutivel boolean;
create or replace view v_preco as
  select id, ano_letivo_id, curso_id, tipo, descricao, valor_centavos, parcelas, ativo, coalesce(dedutivel, tipo in ('anuidade', 'matricula')) as dedutivel from precos;

-- titulos: said of one title by hand, over what its price says.
alter table titulos_receber add column dedutivel boolean;
create view v_titulo_dedutivel as
  select t.id, coalesce(t.dedutivel, p.dedutivel, p.tipo in ('anuidade', 'matricula'), false) as dedutivel, t.dedutivel is not null as classificado
  from titulos_receber t left join contratos_precos l on l.id = t.contrato_preco_id left join precos p on p.id = l.preco_id;

-- What the installments of an agreement are made of: the old debts, oldest first, then the charges that entered it. What an installment
-- receives covers its parts in order. A part names the title that the debt was born with, through any number of agreements; none for charges.
create table acordos_parcelas_partes (
  titulo_id bigint not null references titulos_receber,
  ordem int not null check (ordem > 0),
  origem_titulo_id bigint references titulos_receber,
  valor_centavos bigint not null check (valor_centavos > 0),
  primary key (titulo_id, ordem)
);
create index acordos_parcelas_partes_origem_idx on acordos_parcelas_partes (origem_titulo_id) where origem_titulo_id is not null;
create trigger acordos_parcelas_partes_imutaveis before update or delete on acordos_parcelas_partes for each row execute function recusar_alteracao();
create trigger acordos_parcelas_partes_sem_truncate before truncate on acordos_parcelas_partes for each statement execute function recusar_alteracao();

-- The parts that an agreement's installments are made of, in order: a select that the agreement itself inserts, and this migration for those made before.
create function partes_do_acordo(alvo bigint) returns table (titulo_id bigint, ordem bigint, origem_titulo_id bigint, valor_centavos bigint) language sql stable as $$
  with antigos as (
    select i.titulo_id, i.saldo_centavos as saldo, o.valor_centavos - o.desconto_incondicional_centavos as liquido
    from acordos_titulos i join titulos_receber o on o.id = i.titulo_id where i.acordo_id = alvo
  ), restos as (
    select a.titulo_id as origem, a.saldo as valor from antigos a where not exists (select 1 from acordos_parcelas_partes p where p.titulo_id = a.titulo_id)
    union all
    select p.origem_titulo_id, least(p.ate, a.liquido) - greatest(p.ate - p.valor_centavos, a.liquido - a.saldo)
    from antigos a join (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p on p.titulo_id = a.titulo_id
    where p.ate > a.liquido - a.saldo
    union all
    select null, c.multa_centavos + c.juros_centavos - c.dispensa_centavos from acordos c where c.id = alvo and c.multa_centavos + c.juros_centavos > c.dispensa_centavos
  ), juntos as (
    select r.origem, sum(r.valor) as valor, o.data_vencimento from restos r left join titulos_receber o on o.id = r.origem group by r.origem, o.data_vencimento
  ), partes as (
    select j.*, sum(j.valor) over (order by j.origem is null, j.data_vencimento, j.origem) as ate from juntos j
  ), parcelas as (
    select c.titulo_id, n.valor_centavos as valor, sum(n.valor_centavos) over (order by c.parcela) as ate from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id where c.acordo_id = alvo
  )
  select n.titulo_id, row_number() over (partition by n.titulo_id order by p.ate), p.origem, (least(p.ate, n.ate) - greatest(p.ate - p.valor, n.ate - n.valor))::bigint
  from parcelas n join partes p on p.ate > n.ate - n.valor and p.ate - p.valor < n.ate
$$;
do $$
declare acordo bigint;
begin
  for acordo in select id from acordos order by id loop
    insert into acordos_parcelas_partes (titulo_id, ordem, origem_titulo_id, valor_centavos) select * from partes_do_acordo(acordo);
  end loop;
end $$;

-- The parts of an installment add up to it.
create function verificar_partes_da_parcela() returns trigger language plpgsql as $$
begin
  if (select t.valor_centavos - t.desconto_incondicional_centavos from titulos_receber t where t.id = new.titulo_id)
     is distinct from (select sum(p.valor_centavos) from acordos_parcelas_partes p where p.titulo_id = new.titulo_id) then
    raise exception 'PARTES_NAO_FECHAM|titulo %', new.titulo_id;
  end if;
  return null;
end $$;
create constraint trigger acordos_parcelas_com_partes after insert on acordos_parcelas deferrable initially deferred for each row execute function verificar_partes_da_parcela();
create constraint trigger acordos_parcelas_partes_fecham after insert on acordos_parcelas_partes deferrable initially deferred for each row execute function verificar_partes_da_parcela();

-- Money received and not reversed, by what it was for: instruction, something else, or fine and interest. The student is that of the debt itself.
create view v_recebimento_natureza as
  select b.id as baixa_id, b.titulo_id, b.titulo_id as origem_titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa,
    case when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end as natureza, b.principal_centavos as valor_centavos
  from baixas b join titulos_receber t on t.id = b.titulo_id join v_titulo_dedutivel d on d.id = b.titulo_id
  where t.origem <> 'acordo' and b.principal_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select b.id, b.titulo_id, b.titulo_id, b.recibo_id, t.pagador_id, t.aluno_id, b.data_baixa, 'encargos', b.multa_centavos + b.juros_centavos
  from baixas b join titulos_receber t on t.id = b.titulo_id
  where b.multa_centavos + b.juros_centavos > 0 and not exists (select 1 from estornos e where e.baixa_id = b.id)
  union all
  select b.id, b.titulo_id, coalesce(p.origem_titulo_id, b.titulo_id), b.recibo_id, b.pagador_id, case when p.origem_titulo_id is null then b.aluno_id else o.aluno_id end, b.data_baixa,
    case when p.origem_titulo_id is null then 'encargos' when d.dedutivel then 'dedutivel' else 'nao_dedutivel' end,
    (least(p.ate, b.ate) - greatest(p.ate - p.valor_centavos, b.ate - b.principal_centavos))::bigint
  from (
    select x.id, x.titulo_id, x.recibo_id, x.data_baixa, x.principal_centavos, t.pagador_id, t.aluno_id,
      sum(x.principal_centavos) over (partition by x.titulo_id order by x.data_baixa, x.id) as ate
    from titulos_receber t join baixas x on x.titulo_id = t.id
    where t.origem = 'acordo' and not exists (select 1 from estornos e where e.baixa_id = x.id)) b
  join (select q.*, sum(q.valor_centavos) over (partition by q.titulo_id order by q.ordem) as ate from acordos_parcelas_partes q) p
    on p.titulo_id = b.titulo_id and p.ate > b.ate - b.principal_centavos and p.ate - p.valor_centavos < b.ate
  left join titulos_receber o on o.id = p.origem_titulo_id left join v_titulo_dedutivel d on d.id = p.origem_titulo_id;

-- Whether the debt of a title is still owed: by itself, or by installments of the agreements that took its place.
create function titulo_pendente(alvo bigint) returns boolean language sql stable as $$
  with recursive divida as (
    select alvo as id
    union
    select c.titulo_id from divida d join acordos_titulos i on i.titulo_id = d.id and i.devolvido_em is null join acordos_parcelas c on c.acordo_id = i.acordo_id
  )
  select exists (select 1 from divida d join titulos_receber t on t.id = d.id where t.situacao in ('aberto', 'parcial'))
$$;
create view v_titulo_quitacao as
  select t.id, t.numero, t.origem, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.pagador_id, t.aluno_id, t.data_vencimento,
    t.valor_centavos - t.desconto_incondicional_centavos as valor_centavos, t.recebido_centavos, t.situacao,
    t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos as saldo_centavos,
    case when t.situacao in ('aberto', 'parcial') then true when t.situacao = 'renegociado' then titulo_pendente(t.id) else false end as pendente
  from titulos_receber t where t.situacao <> 'cancelado';

-- declaracoes: statements that the law gives to who paid. Numbered, frozen when issued; another with other figures takes the place of the one before.
create sequence declaracoes_numero_seq;
create table declaracoes (
  id bigint generated always as identity primary key,
  numero bigint not null unique default nextval('declaracoes_numero_seq'),
  tipo text not null check (tipo in ('ir', 'quitacao')),
  ano int not null check (ano between 2000 and 2199),
  pagador_id bigint not null references pessoas,
  data_emissao date not null,
  total_centavos bigint not null check (total_centavos >= 0),
  conteudo jsonb not null,
  codigo_verificacao text not null unique,
  -- The one before it, when there was one: a chain without branches.
  substitui_id bigint constraint declaracoes_substitui_key unique references declaracoes,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create unique index declaracoes_primeira_key on declaracoes (tipo, ano, pagador_id) where substitui_id is null;
create index declaracoes_pagador_idx on declaracoes (pagador_id, tipo, ano);
create trigger declaracoes_imutaveis before update or delete on declaracoes for each row execute function recusar_alteracao();
create trigger declaracoes_sem_truncate before truncate on declaracoes for each statement execute function recusar_alteracao();

create table declaracoes_lotes (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('ir', 'quitacao')),
  ano int not null,
  quantidade int not null check (quantidade > 0),
  arquivo_id bigint references arquivos,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create table declaracoes_lotes_itens (
  lote_id bigint not null references declaracoes_lotes,
  pagador_id bigint not null references pessoas,
  declaracao_id bigint references declaracoes,
  primary key (lote_id, pagador_id)
);

-- Debts that somebody questions in court: they hold back no statement of the other months (Lei 12.007/2009, art. 2º § 3º).
create table debitos_contestados (
  id bigint generated always as identity primary key,
  titulo_id bigint not null references titulos_receber,
  processo text not null check (length(processo) between 3 and 60),
  data_contestacao date not null,
  observacao text check (length(observacao) <= 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  encerrada_em timestamptz
);
create unique index debitos_contestados_vivo_key on debitos_contestados (titulo_id) where encerrada_em is null;
create trigger debitos_contestados_sem_exclusao before delete on debitos_contestados for each row execute function recusar_alteracao();

create view v_declaracao_conferencia as
  select d.codigo_verificacao, 'declaracao_' || d.tipo as tipo, d.numero, d.data_emissao, d.conteudo -> 'pagador' ->> 'nome' as pagador_nome, d.conteudo -> 'escola' ->> 'nome' as escola_nome,
    exists (select 1 from declaracoes s where s.substitui_id = d.id) as substituida
  from declaracoes d;
create view v_recibo_numero as select id, numero from recibos;
