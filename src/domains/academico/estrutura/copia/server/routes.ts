import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import { copiarAno, preverCopiaDeAno } from './copiar-ano.ts';
import { copiarDeTurma, preverCopiaDeTurma } from './copiar-de-turma.ts';
import { copiaApi as api } from '../api.ts';

/** The copy of a year and of a class, as the portal registers it. */
export const estruturaCopia: Sala = {
  nome: 'academico/estrutura/copia',
  api,
  rotas: [
    leitura(api.preverCopiaDeTurma, ({ db, quem, pedido }, { params, query }) =>
      preverCopiaDeTurma(db, params.id, query.origemTurmaId, quem, pedido.idioma),
    ),
    escrita(api.copiarDeTurma, (ato, { params, body }) => copiarDeTurma(ato, { turmaId: params.id, ...body })),
    leitura(api.preverCopiaDeAno, ({ db, pedido }, { body }) => preverCopiaDeAno(db, body, pedido.idioma)),
    escrita(api.copiarAno, (ato, { body }) => {
      if (body.docentes) conferirPermissao(ato.quem, 'docentes-periodo:criar', ato.pedido.idioma);
      return copiarAno(ato, body);
    }),
  ],
};
