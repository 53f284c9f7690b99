-- What was done stays as it was recorded.
create trigger anonimizacoes_imutaveis before update or delete on anonimizacoes for each row execute function recusar_alteracao();
create trigger anonimizacoes_sem_truncate before truncate on anonimizacoes for each statement execute function recusar_alteracao();
