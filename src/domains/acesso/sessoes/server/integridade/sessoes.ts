import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const sessaoDeInativo: Invariante = {
  id: 'sessao-de-inativo',
  sala: 'acesso',
  significado: { br: 'Só usuário ativo, com pessoa, tem sessão viva.', en: 'Only an active user, with a person, has a live session.' },
  providencia: { br: 'Encerre as sessões do usuário.', en: 'End the sessions of the user.' },
  verificar: sql<Violacao>`select 'usuario ' || u.id as alvo, u.situacao || ', ' || count(*) || ' sessões' as detalhe from sessoes s join usuarios u on u.id = s.usuario_id
      where s.revogada_em is null and s.expira_em > now() and (u.situacao <> 'ativo' or u.pessoa_id is null) group by u.id`,
};
