-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger historicos_emitidos_imutaveis before update or delete on historicos_emitidos for each row execute function recusar_alteracao();
create trigger historicos_emitidos_sem_truncate before truncate on historicos_emitidos for each statement execute function recusar_alteracao();
create trigger historicos_cancelamentos_imutaveis before update or delete on historicos_cancelamentos for each row execute function recusar_alteracao();
create trigger historicos_cancelamentos_sem_truncate before truncate on historicos_cancelamentos for each statement execute function recusar_alteracao();
create trigger historicos_vias_imutaveis before update or delete on historicos_vias for each row execute function recusar_alteracao();
create trigger historicos_vias_sem_truncate before truncate on historicos_vias for each statement execute function recusar_alteracao();
