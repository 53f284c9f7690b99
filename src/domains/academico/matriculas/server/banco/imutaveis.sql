-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger remanejamentos_imutaveis before update or delete on remanejamentos for each row execute function recusar_alteracao();
create trigger remanejamentos_sem_truncate before truncate on remanejamentos for each statement execute function recusar_alteracao();
create trigger matriculas_movimentos_imutavel before update or delete on matriculas_movimentos for each row execute function recusar_alteracao();
create trigger matriculas_movimentos_sem_truncate before truncate on matriculas_movimentos for each statement execute function recusar_alteracao();
