-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger periodos_financeiros_situacoes_imutaveis before update or delete on periodos_financeiros_situacoes for each row execute function recusar_alteracao();
create trigger periodos_financeiros_situacoes_sem_truncate before truncate on periodos_financeiros_situacoes for each statement execute function recusar_alteracao();
create trigger periodos_financeiros_contagens_imutaveis before update or delete on periodos_financeiros_contagens for each row execute function recusar_alteracao();
create trigger periodos_financeiros_contagens_sem_truncate before truncate on periodos_financeiros_contagens for each statement execute function recusar_alteracao();
create trigger lancamentos_financeiros_sem_truncate before truncate on lancamentos_financeiros for each statement execute function recusar_alteracao();
create trigger liquidacoes_recebimentos_imutaveis before update or delete on liquidacoes_recebimentos for each row execute function recusar_alteracao();
create trigger liquidacoes_recebimentos_sem_truncate before truncate on liquidacoes_recebimentos for each statement execute function recusar_alteracao();
create trigger liquidacoes_desfeitas_imutaveis before update or delete or truncate on liquidacoes_desfeitas
  for each statement execute function recusar_alteracao();
create trigger lancamentos_manuais_imutaveis before update or delete on lancamentos_manuais for each row execute function recusar_alteracao();
create trigger lancamentos_manuais_sem_truncate before truncate on lancamentos_manuais for each statement execute function recusar_alteracao();
create trigger lancamentos_manuais_estornos_imutaveis before update or delete on lancamentos_manuais_estornos for each row execute function recusar_alteracao();
create trigger lancamentos_manuais_estornos_sem_truncate before truncate on lancamentos_manuais_estornos for each statement execute function recusar_alteracao();
create trigger recebimentos_a_liquidar_sem_exclusao before delete on recebimentos_a_liquidar for each row execute function recusar_alteracao();
create trigger recebimentos_a_liquidar_sem_truncate before truncate on recebimentos_a_liquidar for each statement execute function recusar_alteracao();
create trigger recebimentos_a_liquidar_pessoa_fixa before update on recebimentos_a_liquidar for each row
  when (old.pessoa_id is distinct from new.pessoa_id) execute function recusar_alteracao();
create trigger liquidacoes_desfeitas_itens_imutaveis before update or delete or truncate on liquidacoes_desfeitas_itens
  for each statement execute function recusar_alteracao();
