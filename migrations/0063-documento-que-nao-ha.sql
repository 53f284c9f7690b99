-- A family that has no paper of a kind that a season asks for says so: it is answered, and the school sees it.
alter table temporadas_convites add column sem_documento text[] not null default '{}';
comment on column temporadas_convites.sem_documento is 'Which of the documents asked for the guardian says not to have, of whom: person and document, as in partes_respondidas.';
