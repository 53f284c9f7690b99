-- What happened is corrected by adding: these rows are neither changed nor deleted.
create trigger titulos_pagar_rateio_imutavel before update or delete on titulos_pagar_rateio for each row execute function recusar_alteracao();
create trigger titulos_pagar_retencoes_imutaveis before update or delete on titulos_pagar_retencoes for each row execute function recusar_alteracao();
create trigger titulos_pagar_cancelamentos_imutaveis before update or delete on titulos_pagar_cancelamentos for each row execute function recusar_alteracao();
create trigger titulos_pagar_vencimentos_imutaveis before update or delete on titulos_pagar_vencimentos for each row execute function recusar_alteracao();
create trigger baixas_pagar_imutaveis before update or delete on baixas_pagar for each row execute function recusar_alteracao();
create trigger baixas_pagar_partes_imutaveis before update or delete on baixas_pagar_partes for each row execute function recusar_alteracao();
create trigger estornos_pagar_imutaveis before update or delete on estornos_pagar for each row execute function recusar_alteracao();
create trigger contas_pagar_aprovacoes_imutaveis before update or delete on contas_pagar_aprovacoes for each row execute function recusar_alteracao();

-- What a bill and a title are stays: only how much is covered, their state, the code to pay by and, with its history, the due date change.
create function verificar_titulo_pagar_fixo() returns trigger language plpgsql as $$
begin
  if (new.conta_pagar_id, new.numero, new.parcela, new.bruto_centavos, new.retido_centavos, new.valor_centavos, new.created_at)
    is distinct from (old.conta_pagar_id, old.numero, old.parcela, old.bruto_centavos, old.retido_centavos, old.valor_centavos, old.created_at)
    or old.situacao = 'cancelado' and new.situacao <> 'cancelado' then raise exception 'REGISTRO_IMUTAVEL|titulos_pagar update'; end if;
  -- Who is paid is what the code says: that it changed is kept, whatever path wrote it.
  new.codigo_mudou_em := case when new.codigo is distinct from old.codigo then clock_timestamp() else old.codigo_mudou_em end;
  return new;
end $$;
create trigger titulos_pagar_fixos before update on titulos_pagar for each row execute function verificar_titulo_pagar_fixo();
create function verificar_conta_pagar_fixa() returns trigger language plpgsql as $$
begin
  if (new.numero, new.fornecedor_id, new.origem, new.documento, new.data_emissao, new.valor_centavos, new.parcelas, new.recorrencia_id, new.competencia, new.criada_por, new.created_at)
    is distinct from (old.numero, old.fornecedor_id, old.origem, old.documento, old.data_emissao, old.valor_centavos, old.parcelas, old.recorrencia_id, old.competencia, old.criada_por, old.created_at)
    or old.aprovacao <> 'pendente' and new.aprovacao <> old.aprovacao and not (old.aprovacao in ('aprovada', 'recusada') and new.aprovacao = 'pendente') then raise exception 'REGISTRO_IMUTAVEL|contas_pagar update'; end if;
  return new;
end $$;
create trigger contas_pagar_fixas before update on contas_pagar for each row execute function verificar_conta_pagar_fixa();
