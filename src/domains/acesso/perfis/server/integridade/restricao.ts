import { sql } from 'kysely';
import type { Invariante } from '#platform/server/integridade.ts';
import { foraDoEscopo } from '#domains/acesso/perfis/fora-do-escopo.ts';
import { combinacoes } from '#domains/acesso/perfis/server/restricao-de-professor.ts';

type Perfil = { id: number; chaves: string[] };
const telas = (chaves: readonly string[]): string => [...new Set(foraDoEscopo(chaves).map((chave) => chave.split(':')[0]))].join(', ');

export const restricaoDeProfessor: Invariante = {
  id: 'restricao-de-professor',
  sala: 'acesso',
  significado: {
    br: 'Um perfil que restringe ao painel do professor só libera o que conhece as turmas dele, e ninguém o tem junto de outro que libere mais.',
    en: 'A profile that restricts to the teacher panel grants only what knows their classes, and nobody holds it beside one that grants more.',
  },
  providencia: {
    br: 'Abra as permissões do perfil, que mostram usuários e telas: tire as telas, desligue a restrição ou tire um dos perfis do usuário. Até lá ele só alcança as telas do professor.',
    en: 'Open the permissions of the profile, which show users and screens: take the screens off, turn the restriction off or take one of the profiles from the user. Until then only the screens of the teacher open.',
  },
  verificar: async (db) => {
    const { rows } = await sql<Perfil>`select p.id, array_agg(pp.tela || ':' || pp.acao order by pp.tela, pp.acao) as chaves
      from perfis p join perfis_permissoes pp on pp.perfil_id = p.id where p.restringir_painel_professor group by p.id order by p.id`.execute(
      db,
    );
    const deUsuarios = (await combinacoes(db)).map(({ usuarioId, restringem, liberam, fora }) => ({
      alvo: `usuario ${usuarioId}`,
      detalhe: `${restringem.map(({ id }) => `perfil ${id}`).join(', ')} restringe e ${liberam.map(({ id }) => `perfil ${id}`).join(', ')} libera ${telas(fora)}`,
    }));
    const dePerfis = rows
      .filter(({ chaves }) => telas(chaves) !== '')
      .map(({ id, chaves }) => ({ alvo: `perfil ${id}`, detalhe: `restringe e libera ${telas(chaves)}` }));
    return [...dePerfis, ...deUsuarios];
  },
};
