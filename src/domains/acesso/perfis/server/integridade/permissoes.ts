import { sql } from 'kysely';
import { permissoesConcediveis } from '#catalog/telas.ts';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const permissaoDesconhecida: Invariante = {
  id: 'permissao-desconhecida',
  sala: 'acesso',
  significado: { br: 'Cada permissão concedida é de uma tela que existe.', en: 'Each granted permission is of a screen that exists.' },
  providencia: { br: 'Abra o perfil e salve as permissões de novo.', en: 'Open the profile and save its permissions again.' },
  verificar: sql<Violacao>`select 'perfil ' || p.perfil_id as alvo, p.tela || ':' || p.acao as detalhe from perfis_permissoes p where (p.tela || ':' || p.acao) <> all(${[...permissoesConcediveis]}::text[])`,
};
