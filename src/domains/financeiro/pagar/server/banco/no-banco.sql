-- A title whose payment the bank was told to make, and what the file calls it.
create view v_titulo_pagar_no_banco as
  select i.id as item_id, i.titulo_id, i.identificador, r.id as remessa_id, r.nome_arquivo from remessas_pagar_itens i join remessas_pagar r on r.id = i.remessa_id where i.situacao = 'enviado';

-- What the bank is to pay is neither paid by hand nor cancelled: the sending is cancelled first.
create function verificar_titulo_no_banco() returns trigger language plpgsql set search_path = public as $$
declare alvo bigint := (to_jsonb(new) ->> case tg_table_name when 'titulos_pagar' then 'id' else 'titulo_id' end)::bigint; arquivo text;
begin
  if tg_table_name = 'titulos_pagar' and (to_jsonb(new) ->> 'situacao') <> 'cancelado' then return new; end if;
  select nome_arquivo into arquivo from v_titulo_pagar_no_banco where titulo_id = alvo;
  if arquivo is not null then raise exception 'TITULO_NO_BANCO|%|%', (select numero from titulos_pagar where id = alvo), arquivo; end if;
  return new;
end $$;
create trigger baixas_pagar_fora_do_banco before insert on baixas_pagar for each row execute function verificar_titulo_no_banco();
create trigger titulos_pagar_fora_do_banco before update of situacao on titulos_pagar for each row execute function verificar_titulo_no_banco();

-- Only what is owed, and may be paid, is sent; what became of it only goes on, and what was paid has its payment.
create function verificar_item_de_remessa() returns trigger language plpgsql set search_path = public as $$
declare bom boolean;
begin
  if tg_op = 'INSERT' then
    select t.situacao in ('aberto', 'parcial') and c.aprovacao in ('dispensada', 'aprovada') and new.valor_centavos = t.valor_centavos - t.amortizado_centavos into bom
      from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where t.id = new.titulo_id;
    if bom is not true then raise exception 'ITEM_DE_REMESSA_INDEVIDO|titulo %', new.titulo_id; end if;
    return new;
  end if;
  if (new.remessa_id, new.titulo_id, new.identificador, new.modo, new.valor_centavos, new.created_at) is distinct from (old.remessa_id, old.titulo_id, old.identificador, old.modo, old.valor_centavos, old.created_at)
    or new.situacao <> old.situacao and not (old.situacao = 'enviado' or old.situacao in ('cancelado', 'recusado') and new.situacao = 'pago')
    or old.baixa_id is not null and new.baixa_id is distinct from old.baixa_id or old.aceito and not new.aceito then
    raise exception 'REGISTRO_IMUTAVEL|remessas_pagar_itens update';
  end if;
  return new;
end $$;
create trigger remessas_pagar_itens_coerentes before insert or update on remessas_pagar_itens for each row execute function verificar_item_de_remessa();
create function verificar_item_pago() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from remessas_pagar_itens i left join baixas_pagar b on b.id = i.baixa_id where i.id = new.id and i.situacao = 'pago' and b.titulo_id is distinct from i.titulo_id) then
    raise exception 'ITEM_PAGO_SEM_BAIXA|%', new.identificador;
  end if;
  return null;
end $$;
create constraint trigger remessas_pagar_itens_pagos after update of situacao, baixa_id on remessas_pagar_itens deferrable initially deferred for each row execute function verificar_item_pago();

-- A file is its items, has the number after the one before it, and stays as it was made.
create function verificar_remessa_pagar() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from remessas_pagar r cross join lateral (select count(*) as titulos, coalesce(sum(i.valor_centavos), 0) as total from remessas_pagar_itens i where i.remessa_id = r.id) n
      where r.id = new.id and (r.titulos, r.total_centavos) is distinct from (n.titulos, n.total)) then
    raise exception 'REMESSA_PAGAR_DIVERGENTE|%', new.nome_arquivo;
  end if;
  if new.nsa > 1 and not exists (select 1 from remessas_pagar a where a.convenio_id = new.convenio_id and a.nsa = new.nsa - 1) then raise exception 'REMESSA_PAGAR_COM_LACUNA|%', new.nome_arquivo; end if;
  return null;
end $$;
create constraint trigger remessas_pagar_inteiras after insert on remessas_pagar deferrable initially deferred for each row execute function verificar_remessa_pagar();
create function verificar_remessa_pagar_fixa() returns trigger language plpgsql set search_path = public as $$
begin
  if to_jsonb(new) - 'conferencia' <> to_jsonb(old) - 'conferencia' or new.conferencia <> old.conferencia and not (old.conferencia = 'pendente' and new.conferencia = 'feita'
    and exists (select 1 from remessas_pagar_conferencias c where c.remessa_id = new.id)) then raise exception 'REGISTRO_IMUTAVEL|remessas_pagar update'; end if;
  return new;
end $$;
create trigger remessas_pagar_fixas before update on remessas_pagar for each row execute function verificar_remessa_pagar_fixa();
create function verificar_conferencia_da_remessa() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from remessas_pagar where id = new.remessa_id and criada_por = new.usuario_id) then raise exception 'CONFERENCIA_DE_QUEM_GEROU|remessa %', new.remessa_id; end if;
  return new;
end $$;
create trigger remessas_pagar_conferencias_de_outra before insert on remessas_pagar_conferencias for each row execute function verificar_conferencia_da_remessa();

create trigger remessas_pagar_conferencias_imutaveis before update or delete on remessas_pagar_conferencias for each row execute function recusar_alteracao();
create trigger remessas_pagar_cancelamentos_imutaveis before update or delete on remessas_pagar_cancelamentos for each row execute function recusar_alteracao();
create trigger retornos_pagar_decisoes_imutaveis before update or delete on retornos_pagar_decisoes for each row execute function recusar_alteracao();

-- What the bank told stays as it told it; money that has its payment here keeps it.
create function verificar_linha_de_retorno_pagar() returns trigger language plpgsql set search_path = public as $$
begin
  if (new.retorno_id, new.linha, new.identificador, new.ocorrencias, new.efeito, new.pago_centavos, new.data_pagamento) is distinct from
      (old.retorno_id, old.linha, old.identificador, old.ocorrencias, old.efeito, old.pago_centavos, old.data_pagamento)
    or old.baixa_id is not null and new.baixa_id is distinct from old.baixa_id
    or old.resultado not in ('pendente', 'excecao') and new.resultado <> old.resultado then raise exception 'REGISTRO_IMUTAVEL|retornos_pagar_linhas update'; end if;
  return new;
end $$;
create trigger retornos_pagar_linhas_ficam before update on retornos_pagar_linhas for each row execute function verificar_linha_de_retorno_pagar();
