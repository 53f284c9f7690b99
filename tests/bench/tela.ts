import { salas } from '#portal/rooms.ts';

/** Growth of a screen allowed when the school has ten times the students. */
export const CRESCIMENTO = 1.3;

/** Every paged screen of the rooms, as a person opens it, the same page several times: the gate takes a new list in by itself. */
export const telasPaginadas: readonly string[] = salas.flatMap(({ api }) =>
  Object.values(api)
    .filter(({ method, path }) => method === 'GET' && /obter-paginado$|obter-alunos$|obter-pessoas-paginado$/.test(path))
    .map(({ path }) => `${path}?TamanhoDaPagina=50${path.startsWith('Relatorio/') ? '' : '&Parte=pagina'}`),
);
