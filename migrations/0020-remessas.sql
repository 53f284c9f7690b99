-- Days without banks, what slips say of them, and several agreements of one account with its bank.

create table feriados_locais (
  id bigint generated always as identity primary key,
  data_feriado date not null,
  nome text not null check (length(nome) between 1 and 80),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint feriados_locais_dia_key unique (data_feriado)
);
comment on table feriados_locais is 'A holiday of the city or state of the school, on which its banks are closed.';

-- Banks serve nobody on 31/12, nor on 1/1: what was due then is on time until the next weekday.
update titulos_receber set data_limite = data_limite + case extract(dow from data_limite + 2) when 6 then 4 when 0 then 3 else 2 end
where extract(month from data_limite) = 12 and extract(day from data_limite) = 31;

-- An account may have several agreements with its bank, each with its numbers and its files.
alter table boletos drop constraint boletos_conta_bancaria_id_fkey, drop constraint boletos_nosso_numero_key;
alter table boletos_numeracao drop constraint boletos_numeracao_conta_bancaria_id_fkey;
alter table remessas drop constraint remessas_conta_bancaria_id_fkey, drop constraint remessas_nsa_key, drop constraint remessas_itens_check;
alter table retornos drop constraint retornos_conta_bancaria_id_fkey;
alter table contas_cobranca drop constraint contas_cobranca_pkey;
alter table contas_cobranca add column id bigint,
  -- The one that slips of the account are issued under unless another is chosen.
  add column padrao boolean not null default false,
  -- The bank is still trying out its files, and is told so in them.
  add column homologacao boolean not null default false;
update contas_cobranca set id = conta_bancaria_id, padrao = true;
alter table contas_cobranca alter column id set not null, alter column id add generated always as identity;
select setval(pg_get_serial_sequence('contas_cobranca', 'id'), coalesce(max(id), 0) + 1, false) from contas_cobranca;
alter table contas_cobranca add constraint contas_cobranca_conta_key unique (id, conta_bancaria_id);
alter table contas_cobranca add primary key (id), add constraint contas_cobranca_convenio_key unique (conta_bancaria_id, carteira, convenio, complemento);
create unique index contas_cobranca_padrao_key on contas_cobranca (conta_bancaria_id) where padrao;
comment on table contas_cobranca is 'How an account collects by boleto: one carteira and convênio with its bank.';

alter table boletos_numeracao rename column conta_bancaria_id to conta_cobranca_id;
alter table boletos_numeracao add constraint boletos_numeracao_conta_cobranca_id_fkey foreign key (conta_cobranca_id) references contas_cobranca;
comment on table boletos_numeracao is 'The last nosso número used under a carteira and convênio.';

drop index boletos_a_enviar_idx;
drop index boletos_conta_numeracao_idx;
alter table boletos add column conta_cobranca_id bigint,
  -- The last day on which it is paid on time, as it stands on paper and in the file.
  add column data_limite date,
  -- When its title fell due when the slip was made. Once the title falls due on another day, the slip says the wrong one.
  add column vencimento_titulo date;
update boletos b set conta_cobranca_id = b.conta_bancaria_id, vencimento_titulo = t.data_vencimento,
  data_limite = case when t.data_vencimento = b.data_vencimento then t.data_limite else b.data_vencimento end
from titulos_receber t where t.id = b.titulo_id;
alter table boletos alter column conta_cobranca_id set not null, alter column data_limite set not null, alter column vencimento_titulo set not null,
  add constraint boletos_data_limite_check check (data_limite between data_vencimento and data_vencimento + 10),
  add constraint boletos_nosso_numero_key unique (conta_cobranca_id, nosso_numero),
  add constraint boletos_conta_cobranca_fkey foreign key (conta_cobranca_id, conta_bancaria_id) references contas_cobranca (id, conta_bancaria_id);
create index boletos_a_enviar_idx on boletos (conta_cobranca_id, id) where situacao in ('gerada', 'enviada', 'registrada');
create index boletos_cobranca_numeracao_idx on boletos (conta_cobranca_id, chave_numeracao);
create index boletos_conta_numero_idx on boletos (conta_bancaria_id, nosso_numero);

alter table remessas add column conta_cobranca_id bigint, add column vencimentos int not null default 0 check (vencimentos >= 0);
update remessas set conta_cobranca_id = conta_bancaria_id;
alter table remessas alter column conta_cobranca_id set not null,
  add constraint remessas_nsa_key unique (conta_cobranca_id, nsa),
  add constraint remessas_itens_check check (entradas + baixas + vencimentos > 0),
  add constraint remessas_conta_cobranca_fkey foreign key (conta_cobranca_id, conta_bancaria_id) references contas_cobranca (id, conta_bancaria_id);
alter table remessas_itens drop constraint remessas_itens_movimento_check;
alter table remessas_itens add constraint remessas_itens_movimento_check check (movimento in ('entrada', 'baixa', 'vencimento'));
comment on table remessas_itens is 'A boleto that a remessa registers with the bank, withdraws, or gives another due date.';

alter table retornos add constraint retornos_conta_bancaria_id_fkey foreign key (conta_bancaria_id) references contas_bancarias;
