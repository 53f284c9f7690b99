-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger cobrancas_cartas_sem_exclusao before delete on cobrancas_cartas for each row execute function recusar_alteracao();
create trigger cobrancas_cartas_titulos_sem_exclusao before delete on cobrancas_cartas_titulos for each row execute function recusar_alteracao();
