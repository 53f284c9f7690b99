-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger rematriculas_lotes_sem_exclusao before delete on rematriculas_lotes for each row execute function recusar_alteracao();
create trigger rematriculas_lotes_sem_truncate before truncate on rematriculas_lotes for each statement execute function recusar_alteracao();
create trigger rematriculas_itens_sem_exclusao before delete on rematriculas_itens for each row execute function recusar_alteracao();
create trigger rematriculas_itens_sem_truncate before truncate on rematriculas_itens for each statement execute function recusar_alteracao();
