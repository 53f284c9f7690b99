-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger declaracoes_imutaveis before update or delete on declaracoes for each row execute function recusar_alteracao();
create trigger declaracoes_sem_truncate before truncate on declaracoes for each statement execute function recusar_alteracao();
create trigger debitos_contestados_sem_exclusao before delete on debitos_contestados for each row execute function recusar_alteracao();
