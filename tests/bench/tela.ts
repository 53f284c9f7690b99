import { salas } from '#portal/rooms.ts';

/** Growth of a screen allowed when the school has ten times the students. */
export const CRESCIMENTO = 1.3;

/** Every paged screen of the rooms, as a person opens it, the same page several times: the gate takes a new list in by itself. What is listed of one record alone does not grow with the school. */
export const telasPaginadas: readonly string[] = salas.flatMap(({ api }) =>
  Object.values(api)
    .filter(({ method, path }) => method === 'GET' && /obter-paginado$|obter-alunos$|obter-pessoas-paginado$/.test(path))
    .filter(({ query }) => query?.safeParse({ TamanhoDaPagina: '50' }).success !== false)
    .map(({ path }) => `${path}?TamanhoDaPagina=50${path.startsWith('Relatorio/') ? '' : '&Parte=pagina'}`),
);
