import { sql } from 'kysely';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe } from '#platform/server/registros/registro.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { conveniosApi, participacoesApi as api } from '../api.ts';
import { excluirInclusao, incluirAlunos, incluirPessoa, registrarSaida } from './participar.ts';
import { listarParticipacoes, opcoesDeConvenio } from './queries.ts';
import { convenios as registro } from './registro.ts';
import { pedirAjuste } from './tarefa.ts';

/** academico/convenios, as the portal registers it. */
export const convenios: Sala = {
  nome: 'academico/convenios',
  api: { ...conveniosApi, ...api },
  rotas: [
    ...rotasDeRegistro(conveniosApi, {
      registro,
      lista: ({ nome, tipo, vigenteEm }) =>
        listaDe(
          registro,
          [
            ...contemPalavras(sql`f_busca(r.nome || ' ' || r.parceiro)`, nome),
            tipo !== null && sql`r.tipo = ${tipo}`,
            vigenteEm !== null && sql`${vigenteEm} between r.vigente_desde and r.vigente_ate`,
          ],
          { nome: sql`f_busca(r.nome)`, parceiro: sql`f_busca(r.parceiro)`, vigenteDesde: sql`r.vigente_desde` },
        ),
    }),
    leitura(api.listarParticipacoes, (c, { query }) => listarParticipacoes(c.db, query, c)),
    leitura(api.opcoesDeConvenio, ({ db }) => opcoesDeConvenio(db)),
    escrita(api.incluirPessoa, (ato, { params, body }) => incluirPessoa(ato, { convenioId: params.id, ...body })),
    escrita(api.incluirAlunos, (ato, { params, body }) => incluirAlunos(ato, { convenioId: params.id, ...body })),
    escrita(api.registrarSaida, (ato, { params, body }) => registrarSaida(ato, { ...params, ...body })),
    escrita(api.excluirInclusao, (ato, { params, query }) => excluirInclusao(ato, { ...params, versao: query.Versao })),
    escrita(api.ajustarDescontos, (ato, { params }) => pedirAjuste(ato, { convenioId: params.id })),
  ],
};
