-- cobranca: what became of the mail of a letter. It is with the queue until the mail server takes it; given up, the letter says why, its step of
-- the ladder counts as never done, and it may be sent again.
alter table cobrancas_cartas
  drop constraint cobrancas_cartas_situacao_check,
  add constraint cobrancas_cartas_situacao_check check (situacao in ('preparada', 'no_correio', 'enviada', 'falhou', 'impressa', 'parada')),
  drop constraint cobrancas_cartas_enviada_check,
  add constraint cobrancas_cartas_enviada_check check ((situacao in ('enviada', 'impressa')) = (enviada_em is not null)),
  add constraint cobrancas_cartas_escrita_check check (situacao in ('preparada', 'parada') or corpo is not null),
  add constraint cobrancas_cartas_correio_check check (situacao not in ('no_correio', 'falhou') or canal = 'email' and destino is not null),
  add column motivo_falha text check (motivo_falha in ('servidor', 'acesso', 'endereco', 'recusada')),
  -- What the mail server said, in its own words.
  add column detalhe_falha text check (length(detalhe_falha) <= 500),
  add constraint cobrancas_cartas_falha_check check ((situacao = 'falhou') = (motivo_falha is not null and detalhe_falha is not null));
alter table cobrancas_cartas_titulos
  -- True while the mail of its letter failed: the title got no letter.
  add column nao_saiu boolean not null default false;

drop index cobrancas_cartas_dia_key;
create unique index cobrancas_cartas_dia_key on cobrancas_cartas (pagador_id, data_carta) where degrau_id is not null and situacao not in ('parada', 'falhou');
drop index cobrancas_cartas_titulos_degrau_key;
create unique index cobrancas_cartas_titulos_degrau_key on cobrancas_cartas_titulos (degrau_id, titulo_id) where degrau_id is not null and vale and not nao_saiu;

-- What was handed to the mail or printed stays as it was; of a letter in the mail only what became of it is added, and one that failed begins again.
drop trigger cobrancas_cartas_enviadas_imutaveis on cobrancas_cartas;
create function verificar_carta_escrita() returns trigger language plpgsql set search_path = public as $$
begin
  if old.situacao = 'no_correio' and new.situacao in ('enviada', 'falhou')
    and (new.lote_id, new.pagador_id, new.modelo_id, new.degrau_id, new.canal, new.destino, new.data_carta, new.assunto, new.corpo, new.pagamento, new.total_centavos)
      is not distinct from (old.lote_id, old.pagador_id, old.modelo_id, old.degrau_id, old.canal, old.destino, old.data_carta, old.assunto, old.corpo, old.pagamento, old.total_centavos)
    or old.situacao = 'falhou' and new.situacao = 'preparada'
      and (new.lote_id, new.pagador_id, new.modelo_id, new.degrau_id, new.canal) is not distinct from (old.lote_id, old.pagador_id, old.modelo_id, old.degrau_id, old.canal)
  then
    return new;
  end if;
  raise exception 'REGISTRO_IMUTAVEL|cobrancas_cartas update';
end $$;
create trigger cobrancas_cartas_enviadas_imutaveis before update on cobrancas_cartas for each row when (old.situacao <> 'preparada') execute function verificar_carta_escrita();
