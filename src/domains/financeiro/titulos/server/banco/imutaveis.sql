-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger titulos_receber_sem_exclusao before delete on titulos_receber for each row execute function recusar_alteracao();
create trigger titulos_receber_taxa_servico_fixa before update of taxa_servico_id on titulos_receber
  for each row when (old.taxa_servico_id is distinct from new.taxa_servico_id) execute function recusar_alteracao();
create trigger titulos_receber_sem_truncate before truncate on titulos_receber for each statement execute function recusar_alteracao();
create trigger recibos_imutaveis before update or delete on recibos for each row execute function recusar_alteracao();
create trigger recibos_sem_truncate before truncate on recibos for each statement execute function recusar_alteracao();
create trigger baixas_imutaveis before update or delete on baixas for each row execute function recusar_alteracao();
create trigger baixas_sem_truncate before truncate on baixas for each statement execute function recusar_alteracao();
create trigger baixas_ajustes_imutaveis before update or delete or truncate on baixas_ajustes for each statement execute function recusar_alteracao();
create trigger estornos_imutaveis before update or delete on estornos for each row execute function recusar_alteracao();
create trigger estornos_sem_truncate before truncate on estornos for each statement execute function recusar_alteracao();
create trigger baixas_descontos_revogados_imutaveis before update or delete or truncate on baixas_descontos_revogados
  for each statement execute function recusar_alteracao();
create trigger titulos_dispensas_sem_exclusao before delete on titulos_dispensas for each row execute function recusar_alteracao();
create trigger titulos_dispensas_sem_truncate before truncate on titulos_dispensas for each statement execute function recusar_alteracao();
create trigger titulos_vencimentos_imutaveis before update or delete on titulos_vencimentos for each row execute function recusar_alteracao();
create trigger titulos_vencimentos_sem_truncate before truncate on titulos_vencimentos for each statement execute function recusar_alteracao();
create trigger acordos_sem_exclusao before delete on acordos for each row execute function recusar_alteracao();
create trigger titulos_amortizacoes_imutaveis before update or delete on titulos_amortizacoes for each row execute function recusar_alteracao();
create trigger titulos_amortizacoes_sem_truncate before truncate on titulos_amortizacoes for each statement execute function recusar_alteracao();
create trigger acordos_situacoes_imutaveis before update or delete on acordos_situacoes for each row execute function recusar_alteracao();
create trigger acordos_situacoes_sem_truncate before truncate on acordos_situacoes for each statement execute function recusar_alteracao();
create trigger acordos_titulos_sem_exclusao before delete on acordos_titulos for each row execute function recusar_alteracao();
create trigger acordos_parcelas_imutaveis before update or delete on acordos_parcelas for each row execute function recusar_alteracao();
create trigger acordos_parcelas_sem_truncate before truncate on acordos_parcelas for each statement execute function recusar_alteracao();
create trigger acordos_parcelas_partes_imutaveis before update or delete on acordos_parcelas_partes for each row execute function recusar_alteracao();
create trigger acordos_parcelas_partes_sem_truncate before truncate on acordos_parcelas_partes for each statement execute function recusar_alteracao();
create trigger creditos_sem_exclusao before delete on creditos for each row execute function recusar_alteracao();
create trigger creditos_imutaveis before update on creditos for each row when (
  (old.pagador_id, old.recibo_id, old.data_credito, old.valor_centavos, old.conta_bancaria_id, old.forma_pagamento_id, old.historico, old.usuario_id)
  is distinct from (new.pagador_id, new.recibo_id, new.data_credito, new.valor_centavos, new.conta_bancaria_id, new.forma_pagamento_id, new.historico, new.usuario_id))
  execute function recusar_alteracao();
create trigger creditos_usos_imutaveis before update or delete on creditos_usos for each row execute function recusar_alteracao();
create trigger creditos_usos_sem_truncate before truncate on creditos_usos for each statement execute function recusar_alteracao();
create trigger creditos_usos_estornos_imutaveis before update or delete or truncate on creditos_usos_estornos
  for each statement execute function recusar_alteracao();
