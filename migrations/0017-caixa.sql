-- cadastros: what a movement of money is for, who in the school it is for, and the taxes withheld from suppliers, dated.
create table categorias_financeiras (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  sentido text not null check (sentido in ('entrada', 'saida')),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index categorias_financeiras_nome_key on categorias_financeiras (sentido, f_busca(nome));
create table centros_custo (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index centros_custo_nome_key on centros_custo (f_busca(nome));
create view v_categoria_financeira as select id, nome, sentido, ativo from categorias_financeiras;
create view v_centro_custo as select id, nome, ativo from centros_custo;

-- The direction of a category is what its entries moved: it does not turn once one exists.
create function verificar_sentido_da_categoria() returns trigger language plpgsql as $$
begin
  if exists (select 1 from lancamentos_manuais where categoria_id = new.id) then raise exception 'CATEGORIA_EM_USO|categoria %', new.id; end if;
  return new;
end $$;
create trigger categorias_financeiras_sentido before update of sentido on categorias_financeiras
  for each row when (old.sentido <> new.sentido) execute function verificar_sentido_da_categoria();

create table impostos (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('pis_cofins_csll', 'inss', 'iss', 'ir')),
  nome text not null check (length(nome) between 1 and 80),
  aliquota numeric(9,4) not null check (aliquota > 0 and aliquota <= 100),
  base_percentual numeric(9,4) not null default 100 check (base_percentual > 0 and base_percentual <= 100),
  -- Not withheld while the tax of a payment does not pass this.
  minimo_centavos bigint not null default 0 check (minimo_centavos >= 0),
  codigo_recolhimento text check (length(codigo_recolhimento) between 1 and 10),
  -- On which day of the month after the fact it is due; on a day that is none, before it.
  dia_vencimento int not null check (dia_vencimento between 1 and 31),
  fato_gerador text not null check (fato_gerador in ('emissao', 'pagamento')),
  vigente_desde date not null,
  vigente_ate date,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint impostos_vigencia_check check (vigente_ate >= vigente_desde),
  constraint impostos_sem_sobreposicao exclude using gist (tipo with =, f_busca(nome) with =, daterange(vigente_desde, vigente_ate, '[]') with &&)
);
create view v_imposto as
  select id, tipo, nome, aliquota, base_percentual, minimo_centavos, codigo_recolhimento, dia_vencimento, fato_gerador, vigente_desde, vigente_ate from impostos;
-- Federal law as it stands: RIR art. 714; Lei 10.833/2003 art. 30, whose PIS and Cofins end with 2026 (LC 214/2025); Lei 8.212/1991 art. 31.
insert into impostos (tipo, nome, aliquota, minimo_centavos, codigo_recolhimento, dia_vencimento, fato_gerador, vigente_desde, vigente_ate) values
  ('ir', 'IRRF serviços profissionais', 1.5, 1000, '1708', 20, 'emissao', '2014-01-01', null),
  ('ir', 'IRRF limpeza e segurança', 1, 1000, '1708', 20, 'emissao', '2014-01-01', null),
  ('pis_cofins_csll', 'Contribuições retidas', 4.65, 1000, '5952', 20, 'pagamento', '2015-06-22', '2026-12-31'),
  ('pis_cofins_csll', 'Contribuições retidas', 1, 1000, '5987', 20, 'pagamento', '2027-01-01', null),
  ('inss', 'INSS cessão de mão de obra', 11, 1000, null, 20, 'emissao', '2014-01-01', null);

-- caixa: what a person enters by hand, and the forecast that the cash flow adds to what moved.
create table lancamentos_manuais (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('recebimento', 'pagamento', 'transferencia')),
  data_movimento date not null,
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  historico text not null check (length(historico) between 3 and 250),
  documento text check (length(documento) between 1 and 40),
  conta_bancaria_id bigint not null references contas_bancarias,
  conta_destino_id bigint references contas_bancarias,
  categoria_id bigint references categorias_financeiras,
  centro_custo_id bigint references centros_custo,
  pessoa_id bigint references pessoas,
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint lancamentos_manuais_destino_check check ((tipo = 'transferencia') = (conta_destino_id is not null) and conta_destino_id is distinct from conta_bancaria_id),
  constraint lancamentos_manuais_categoria_check check ((tipo = 'transferencia') = (categoria_id is null)),
  constraint lancamentos_manuais_centro_check check (tipo <> 'transferencia' or (centro_custo_id is null and pessoa_id is null))
);
create index lancamentos_manuais_data_idx on lancamentos_manuais (data_movimento, id);
create index lancamentos_manuais_categoria_idx on lancamentos_manuais (categoria_id);
create index lancamentos_manuais_centro_idx on lancamentos_manuais (centro_custo_id);
create trigger lancamentos_manuais_imutaveis before update or delete on lancamentos_manuais for each row execute function recusar_alteracao();
create trigger lancamentos_manuais_sem_truncate before truncate on lancamentos_manuais for each statement execute function recusar_alteracao();

create table lancamentos_manuais_estornos (
  id bigint generated always as identity primary key,
  lancamento_manual_id bigint not null constraint lancamentos_manuais_estornos_key unique references lancamentos_manuais,
  data_estorno date not null,
  motivo text not null check (length(motivo) between 3 and 200),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger lancamentos_manuais_estornos_imutaveis before update or delete on lancamentos_manuais_estornos for each row execute function recusar_alteracao();
create trigger lancamentos_manuais_estornos_sem_truncate before truncate on lancamentos_manuais_estornos for each statement execute function recusar_alteracao();

alter table lancamentos_financeiros add column centro_custo_id bigint references centros_custo;
create index lancamentos_financeiros_centro_idx on lancamentos_financeiros (centro_custo_id) where centro_custo_id is not null;

-- What was entered by hand, and its reversal, moved money: one way, or out of one account and into the other; and told accounting.
create function verificar_lancamento_manual() returns trigger language plpgsql as $$
declare m record; esperado int; achado int; sufixo text := ''; data_esperada date;
begin
  if tg_table_name = 'lancamentos_manuais' then m := new; data_esperada := new.data_movimento;
  else select * into m from lancamentos_manuais where id = new.lancamento_manual_id; sufixo := '_estorno'; data_esperada := new.data_estorno; end if;
  esperado := case m.tipo when 'transferencia' then 2 else 1 end;
  select count(*) into achado from lancamentos_financeiros l
   where l.origem_id = new.id and l.valor_centavos = m.valor_centavos and l.data_movimento = data_esperada
     and (l.origem_tipo, l.conta_bancaria_id, l.sentido) in (
       select o.tipo || sufixo, o.conta, case when sufixo = '' then o.sentido when o.sentido = 'entrada' then 'saida' else 'entrada' end
       from (values ('lancamento_manual', m.conta_bancaria_id, case m.tipo when 'recebimento' then 'entrada' else 'saida' end),
                    ('transferencia_entrada', m.conta_destino_id, 'entrada')) as o(tipo, conta, sentido));
  if achado <> esperado then raise exception 'LANCAMENTO_MANUAL_SEM_MOVIMENTO|% %', tg_table_name, new.id; end if;
  if not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'lancamento_manual' || sufixo and f.origem_id = new.id and f.valor_centavos = m.valor_centavos) then
    raise exception 'LANCAMENTO_MANUAL_SEM_FATO|% %', tg_table_name, new.id;
  end if;
  return null;
end $$;
create constraint trigger lancamentos_manuais_movimento after insert on lancamentos_manuais deferrable initially deferred
  for each row execute function verificar_lancamento_manual();
create constraint trigger lancamentos_manuais_estornos_movimento after insert on lancamentos_manuais_estornos deferrable initially deferred
  for each row execute function verificar_lancamento_manual();

create or replace view v_lancamento_financeiro as
  select id, numero, conta_bancaria_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, estorno_de, created_at, centro_custo_id
  from lancamentos_financeiros;

-- titulos: what is expected to come in, by account and day, while a title is open.
create view v_previsao_receber as
  select id, conta_bancaria_id, data_vencimento, data_limite, 'mensalidades e títulos'::text as categoria,
         valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial');
