-- What was posted is corrected by posting: these rows are neither changed nor deleted.
create trigger lancamentos_contabeis_imutaveis before update or delete on lancamentos_contabeis for each row execute function recusar_alteracao();
create trigger lancamentos_contabeis_sem_truncate before truncate on lancamentos_contabeis for each statement execute function recusar_alteracao();
create trigger partidas_contabeis_imutaveis before update or delete on partidas_contabeis for each row execute function recusar_alteracao();
create trigger partidas_contabeis_sem_truncate before truncate on partidas_contabeis for each statement execute function recusar_alteracao();
create trigger fatos_lancados_sem_exclusao before delete on fatos_lancados for each row execute function recusar_alteracao();
create trigger fatos_lancados_sem_truncate before truncate on fatos_lancados for each statement execute function recusar_alteracao();
create trigger saldos_contabeis_sem_exclusao before delete on saldos_contabeis for each row execute function recusar_alteracao();
create trigger saldos_contabeis_sem_truncate before truncate on saldos_contabeis for each statement execute function recusar_alteracao();
create trigger lancamentos_contabeis_anexos_imutaveis before update or delete on lancamentos_contabeis_anexos for each row execute function recusar_alteracao();
