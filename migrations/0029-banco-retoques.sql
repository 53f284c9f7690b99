-- Money and news of banks that were taken for something else, and the counters of files.

-- boletos: a bank also tells of a part paid, of cheques, of payments that it takes back and of instructions that it refuses.
alter table retornos_linhas
  drop constraint retornos_linhas_efeito_check,
  add constraint retornos_linhas_efeito_check check (efeito in ('registrada', 'rejeitada', 'paga', 'parcial', 'cheque', 'cheque_pendente', 'estornada', 'recusada',
    'baixada', 'tarifa', 'informacao', 'ilegivel')),
  -- The bank sent a Pix code that is none: it is not kept.
  add column pix_invalido boolean not null default false,
  add constraint retornos_linhas_pix_check check (not pix_invalido or pix_emv is null);

-- The columns of a file are those of its bank and version; one that nobody has seen is read as the bank's usual one, and says so.
alter table retornos
  add column versao_layout text not null default '' check (length(versao_layout) <= 10),
  add column versao_conhecida boolean not null default true;

-- What interest runs on: the slip of an overdue title asks for fine and interest too, and neither bears interest.
alter table boletos add column base_juros_centavos bigint;
alter table boletos disable trigger boletos_coerentes;
update boletos set base_juros_centavos = valor_centavos;
alter table boletos enable trigger boletos_coerentes;
alter table boletos
  alter column base_juros_centavos set not null,
  add constraint boletos_base_juros_check check (base_juros_centavos between 1 and valor_centavos);
create or replace function verificar_boleto() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'REGISTRO_IMUTAVEL|boletos'; end if;
  if (new.titulo_id, new.conta_bancaria_id, new.nosso_numero, new.data_vencimento, new.valor_centavos, new.base_juros_centavos, new.desconto_centavos, new.multa_percentual,
      new.juros_percentual_mes, new.amortizado_centavos, new.recebido_centavos, new.dispensado_centavos, new.codigo_barras, new.linha_digitavel, new.cobranca)
    is distinct from (old.titulo_id, old.conta_bancaria_id, old.nosso_numero, old.data_vencimento, old.valor_centavos, old.base_juros_centavos, old.desconto_centavos, old.multa_percentual,
      old.juros_percentual_mes, old.amortizado_centavos, old.recebido_centavos, old.dispensado_centavos, old.codigo_barras, old.linha_digitavel, old.cobranca) then
    raise exception 'BOLETO_IMPRESSO|boleto %', old.id;
  end if;
  if ordem_da_situacao_do_boleto(new.situacao) < ordem_da_situacao_do_boleto(old.situacao) then
    raise exception 'BOLETO_NAO_VOLTA|boleto %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;

-- The number of a file that was sent never comes back.
create function verificar_nsa() returns trigger language plpgsql as $$
begin
  if new.proximo_nsa < old.proximo_nsa then raise exception 'NSA_VOLTA|conta %', new.conta_bancaria_id; end if;
  return new;
end $$;
create trigger contas_cobranca_nsa_so_sobe before update of proximo_nsa on contas_cobranca for each row execute function verificar_nsa();

-- A Pix key is what DICT keeps: CPF, CNPJ, phone, e-mail in lower case, random. Keys of before are judged when they change.
create function verificar_chave_pix() returns trigger language plpgsql as $$
begin
  if new.pix_chave is null or new.pix_chave ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2}|\+55[0-9]{10,11}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'
    or new.pix_chave ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and new.pix_chave = lower(new.pix_chave) then return new; end if;
  if tg_op = 'UPDATE' and new.pix_chave is not distinct from old.pix_chave then return new; end if;
  raise exception 'CHAVE_PIX_INVALIDA|conta %', new.conta_bancaria_id;
end $$;
create trigger contas_cobranca_chave_pix before insert or update of pix_chave on contas_cobranca for each row execute function verificar_chave_pix();

-- A write-off that the bank refused may be asked for again, once for each time that somebody decides so.
alter table retornos_decisoes
  drop constraint retornos_decisoes_decisao_check,
  add constraint retornos_decisoes_decisao_check check (decisao in ('baixada', 'creditada', 'ignorada', 'reaberta', 'aplicada', 'repetida'));
create view v_baixa_repetida as
  select l.boleto_id, count(*)::int as vezes from retornos_decisoes d join retornos_linhas l on l.id = d.linha_id
  where d.decisao = 'repetida' and l.efeito = 'recusada' and l.boleto_id is not null group by l.boleto_id;
alter table remessas_itens
  add column tentativa int not null default 1 check (tentativa >= 1),
  drop constraint remessas_itens_pkey,
  drop constraint remessas_itens_boleto_key,
  add primary key (boleto_id, movimento, tentativa);
create index remessas_itens_remessa_idx on remessas_itens (remessa_id);
create function verificar_tentativa() returns trigger language plpgsql as $$
begin
  if new.tentativa > 1 and (new.movimento <> 'baixa'
    or new.tentativa > 1 + coalesce((select vezes from v_baixa_repetida where boleto_id = new.boleto_id), 0)) then
    raise exception 'BAIXA_SEM_RECUSA|boleto %', new.boleto_id;
  end if;
  return new;
end $$;
create trigger remessas_itens_tentativa before insert on remessas_itens for each row execute function verificar_tentativa();

-- titulos: what a settlement forgave of the principal, apart from the discount that the title itself grants. It is part of the
-- discount of its baixa and stands or falls with it.
create table baixas_ajustes (
  baixa_id bigint primary key references baixas,
  tipo text not null check (tipo in ('arredondamento', 'dispensa')),
  valor_centavos bigint not null check (valor_centavos > 0),
  motivo text check (length(motivo) between 3 and 300),
  usuario_id bigint not null,
  usuario_nome text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint baixas_ajustes_dispensa_tem_motivo check ((tipo = 'dispensa') = (motivo is not null))
);
create trigger baixas_ajustes_imutaveis before update or delete or truncate on baixas_ajustes for each statement execute function recusar_alteracao();
create function verificar_ajuste() returns trigger language plpgsql as $$
begin
  if new.valor_centavos > (select desconto_centavos from baixas where id = new.baixa_id) then
    raise exception 'AJUSTE_ACIMA_DO_DESCONTO|baixa %', new.baixa_id;
  end if;
  return new;
end $$;
create trigger baixas_ajustes_coerentes before insert on baixas_ajustes for each row execute function verificar_ajuste();
create view v_baixa_ajuste as select baixa_id, tipo, valor_centavos, motivo from baixas_ajustes;
