-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger fatos_contabeis_imutaveis before update or delete on fatos_contabeis for each row execute function recusar_alteracao();
create trigger fatos_contabeis_sem_truncate before truncate on fatos_contabeis for each statement execute function recusar_alteracao();
