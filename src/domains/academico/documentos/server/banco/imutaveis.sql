-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger documentos_emitidos_imutaveis before update or delete on documentos_emitidos for each row execute function recusar_alteracao();
create trigger documentos_emitidos_sem_truncate before truncate on documentos_emitidos for each statement execute function recusar_alteracao();
create trigger documentos_cancelamentos_imutaveis before update or delete on documentos_cancelamentos for each row execute function recusar_alteracao();
create trigger documentos_cancelamentos_sem_truncate before truncate on documentos_cancelamentos for each statement execute function recusar_alteracao();
create trigger documentos_padrao_versoes_imutaveis before update on documentos_padrao_versoes for each row execute function recusar_alteracao();
create trigger documentos_padrao_versoes_sem_truncate before truncate on documentos_padrao_versoes for each statement execute function recusar_alteracao();
create trigger documentos_padrao_imagens_imutaveis before update or delete on documentos_padrao_imagens for each row execute function recusar_alteracao();
create trigger documentos_padrao_imagens_sem_truncate before truncate on documentos_padrao_imagens for each statement execute function recusar_alteracao();
