-- cadastros: the most that a percentage takes off one installment. It goes with the line: what a family signed keeps its own, whatever
-- the register says later.
alter table descontos add column limite_centavos bigint
  constraint descontos_limite_check check (limite_centavos between 1 and 999999999999),
  add constraint descontos_limite_so_de_percentual check (limite_centavos is null or forma = 'percentual');
alter table contratos_descontos add column limite_centavos bigint
  constraint contratos_descontos_limite_check check (limite_centavos between 1 and 999999999999),
  add constraint contratos_descontos_limite_so_de_percentual check (limite_centavos is null or forma = 'percentual');
alter table aditivos_termos add column limite_centavos bigint
  constraint aditivos_termos_limite_check check (limite_centavos between 1 and 999999999999),
  add constraint aditivos_termos_limite_so_de_percentual check (limite_centavos is null or (tipo = 'incluir_desconto' and percentual is not null));

create or replace view v_desconto as
  select id, nome, tipo, forma, percentual, valor_centavos, condicional, sobre_valor_cheio, prioridade, valido_de, valido_ate, ativo, limite_centavos from descontos;
create or replace view v_contrato_desconto_linha as
  select id, contrato_id, contrato_preco_id, desconto_id, descricao, forma, percentual, valor_centavos, condicional, sobre_valor_cheio, prioridade, parcela_de, parcela_ate,
    limite_centavos
  from contratos_descontos;

-- cadastros: fixed fees of services (second call of an exam, second copy of a card): rows dated by name, the newest that started rules, and
-- says by itself whether the school still charges it. Nothing charges them by itself.
create table taxas_servico (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  valor_centavos bigint not null check (valor_centavos between 1 and 999999999999),
  vigente_desde date not null,
  ativa boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create unique index taxas_servico_nome_key on taxas_servico (f_busca(nome), vigente_desde);
create view v_taxa_servico as select id, nome, valor_centavos, vigente_desde, ativa from taxas_servico;

-- titulos: the fee that a title was made from, for the record; its description and amount are the title's own.
alter table titulos_receber add column taxa_servico_id bigint constraint titulos_receber_taxa_servico_id_fkey references taxas_servico,
  add constraint titulos_receber_taxa_servico_check check (taxa_servico_id is null or (origem = 'taxa' and contrato_id is null));
create index titulos_receber_taxa_servico_idx on titulos_receber (taxa_servico_id) where taxa_servico_id is not null;
create trigger titulos_receber_taxa_servico_fixa before update of taxa_servico_id on titulos_receber
  for each row when (old.taxa_servico_id is distinct from new.taxa_servico_id) execute function recusar_alteracao();
create view v_uso_de_taxa_servico as select taxa_servico_id, id as titulo_id from titulos_receber where taxa_servico_id is not null;
