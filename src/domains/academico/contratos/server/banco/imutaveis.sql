-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger contratos_situacoes_imutaveis before update or delete on contratos_situacoes for each row execute function recusar_alteracao();
create trigger contratos_situacoes_imutaveis_sem_truncate before truncate on contratos_situacoes for each statement execute function recusar_alteracao();
create trigger aditivos_situacoes_imutaveis before update or delete on aditivos_situacoes for each row execute function recusar_alteracao();
create trigger aditivos_situacoes_imutaveis_sem_truncate before truncate on aditivos_situacoes for each statement execute function recusar_alteracao();
create trigger aditivos_parcelas_imutaveis before update or delete on aditivos_parcelas for each row execute function recusar_alteracao();
create trigger aditivos_parcelas_imutaveis_sem_truncate before truncate on aditivos_parcelas for each statement execute function recusar_alteracao();
