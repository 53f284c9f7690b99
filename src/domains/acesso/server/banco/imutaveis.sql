-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger segundos_fatores_usos_imutavel before update on segundos_fatores_usos for each row execute function recusar_alteracao();
