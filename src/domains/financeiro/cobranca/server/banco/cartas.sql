-- What a letter is called in the result of a job.
create view v_carta_cobranca as
  select c.id, c.lote_id, c.numero || ' · ' || p.nome_completo as rotulo from cobrancas_cartas c join pessoas p on p.id = c.pagador_id;

-- The titles that the one Pix code of a letter is of, by the number that its txid carries.
create view v_carta_cobranca_titulo as
  select c.numero as carta_numero, x.titulo_id from cobrancas_cartas c join cobrancas_cartas_titulos x on x.carta_id = c.id where x.vale;

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
