-- What the plan of a class had beyond what it gave when its year closed: a student is judged over the hours of the year, and cannot have missed these.
alter table fechamentos add column a_dar jsonb check (a_dar is null or (etapa_id is null and jsonb_typeof(a_dar) = 'object'));
comment on column fechamentos.a_dar is 'Of a year: what was planned and not given, of the year and by disciplina; null in one closed over what was given.';

-- A guardian who confirmed the register and sent neither the health form nor a document that was asked for has not answered yet.
alter table temporadas_convites add column partes_respondidas text[] not null default '{}';
update temporadas_convites set partes_respondidas = array(select x || ':cadastro' from unnest(pessoas_respondidas) x);
alter table temporadas_convites drop column pessoas_respondidas;
comment on column temporadas_convites.partes_respondidas is 'What was answered, of whom: person and part (cadastro, ficha, documento.…).';

-- A look at a ficha de saúde beside one that a family sent: who accepts that one had both before the eyes.
alter table fichas_saude_visualizacoes add column protocolo_id bigint;
comment on column fichas_saude_visualizacoes.protocolo_id is 'The protocolo whose ficha was seen beside it.';
